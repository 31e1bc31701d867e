import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
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
		subject: t.calendarMail.subject({ title, room, hotel }),
		paragraphs,
		link: { label: t.calendarMail.view, path: `/edit-room/${maskId(id)}/calendars` },
		facts,
	});

/** `dates`: the nights that events of the calendar could not take. */
export const conflictMail = (feed: FeedOfMail, dates: readonly string[]): Mail =>
	feedMail(feed, {
		title: t.calendarMail.conflict.title,
		paragraphs: [
			t.calendarMail.conflict.text({ room: feed.room, hotel: feed.hotel, calendar: feed.feedName }),
			t.calendarMail.conflict.todo,
		],
		facts: [[t.calendarMail.conflict.nights, dates.map((date) => formatDate(date)).join("\n")]],
	});

/** `count`: how many events a calendar has suddenly lost. */
export const missingMail = (feed: FeedOfMail, count: number): Mail =>
	feedMail(feed, {
		title: t.calendarMail.missing.title,
		paragraphs: [
			t.calendarMail.missing.text({ count, calendar: feed.feedName, room: feed.room, hotel: feed.hotel }),
			t.calendarMail.missing.later,
		],
		facts: [],
	});
