import { maskId } from "#app/common/masked-id.ts";
import type { StayParty } from "#app/travel/nights/stay.ts";

/** The most rooms that a guest books at once, each with a rate and guests of its own. */
export const MOST_TOGETHER = 5;

/** The most rooms that a desk books at once for one name. */
export const MOST_AT_DESK = 20;

/** The parameter of a checkout's URL that holds each further room: see `typedFurther`. */
const ALSO = "also";

type AlsoRoom = Omit<StayParty, "rooms"> & { roomId: number; planId: number | null };

/** A further room in a URL: room, rate, adults, children and ages: `Mq3vKx8T..2.1.4`. */
export const typedFurther = ({ roomId, planId, adults, children, ages = [] }: AlsoRoom): string =>
	[maskId(roomId), planId === null ? "" : maskId(planId), adults, children, ages.join("-")].join(".");

/** The further rooms of a checkout's URL, as typed. */
export const typedRooms = (url: URLSearchParams): string[] =>
	url
		.getAll(ALSO)
		.filter((typed) => typed !== "")
		.slice(0, MOST_TOGETHER - 1);

/** The checkout of a further room alone, with the dates and the code of `url`. */
export function checkoutAlone(typed: string, url: URLSearchParams): URLSearchParams {
	const [room = "", rate = "", adults = "", children = "", ages = ""] = typed.split(".");
	const alone = new URLSearchParams({ room, rate, adults, children, rooms: "1" });
	if (ages) alone.set("ages", ages.replaceAll("-", ","));
	for (const name of ["checkIn", "checkOut", "code"]) alone.set(name, url.get(name) ?? "");
	for (const [name, value] of [...alone]) if (value === "") alone.delete(name);
	return alone;
}

/** The path of a checkout with these further rooms. */
export function checkoutWith(url: URLSearchParams, rooms: readonly string[]): string {
	const search = new URLSearchParams(url);
	search.delete(ALSO);
	for (const typed of rooms) search.append(ALSO, typed);
	return `/checkout-room?${search}`;
}

/** The path of a checkout without its first room; null when it has no other. */
export function checkoutOfRest(url: URLSearchParams): string | null {
	const [first, ...others] = typedRooms(url);
	return first === undefined ? null : checkoutWith(checkoutAlone(first, url), others);
}

/** The page that adds a room to a checkout with this path. */
export const anotherRoomPath = (checkout: string): string =>
	`/checkout-room/more?${new URLSearchParams({ basket: checkout.split("?")[1] ?? "" })}`;
