import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { maskId } from "#app/common/masked-id.ts";

/** An imported calendar with its room, and who is told about it. */
export type FeedOfMail = { id: number; room: string; hotel: string; email: string; feedName: string };

const feedMail = (
	{ id, room, hotel, email }: FeedOfMail,
	{ title, paragraphs, facts }: { title: string; paragraphs: string[]; facts: [string, string][] },
): Mail =>
	layOutMail({
		to: email,
		subject: `${title}: ${room}, ${hotel}`,
		paragraphs,
		link: { label: "View the room’s calendars", path: `/edit-room/${maskId(id)}/calendars` },
		facts,
	});

/** `dates`: the nights that events of the calendar could not take. */
export const conflictMail = (feed: FeedOfMail, dates: readonly string[]): Mail =>
	feedMail(feed, {
		title: "Double booking",
		paragraphs: [
			`${feed.room} at ${feed.hotel} may be double-booked: the calendar “${feed.feedName}” blocks nights that are already fully booked here.`,
			"Nothing was cancelled. Decide which guest to keep, cancel the other booking, and tell that guest.",
		],
		facts: [["Nights", dates.map((date) => formatDate(date)).join("\n")]],
	});

/** `count`: how many events a calendar has suddenly lost. */
export const missingMail = (feed: FeedOfMail, count: number): Mail =>
	feedMail(feed, {
		title: "Events are missing",
		paragraphs: [
			`${count} events are missing from the calendar “${feed.feedName}” of ${feed.room} at ${feed.hotel}. The other site may have sent an incomplete calendar.`,
			"Their nights stay blocked. If the events are still missing in an hour, their nights become available again.",
		],
		facts: [],
	});
