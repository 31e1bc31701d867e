import { expect, test } from "vitest";
import { heardTopics } from "./live-topics.ts";

const TOPICS = ["room_bookings", "conversations"] as const;

test("a team hears of changes in its own hotels only, staff of all", () => {
	const changes = new Set(["room_bookings", "room_bookings:5", "conversations", "conversations:51"]);
	const heard = (hotelIds: number[] | null) => heardTopics({ topics: TOPICS, hotelIds }, changes);
	expect(heard([5])).toEqual(["room_bookings"]);
	expect(heard([2, 51])).toEqual(["conversations"]);
	expect(heard([1, 15])).toEqual([]);
	expect(heard([])).toEqual([]);
	expect(heard(null)).toEqual(TOPICS);
	expect(heardTopics({ topics: TOPICS, hotelIds: [1] }, "everything")).toEqual(TOPICS);
});
