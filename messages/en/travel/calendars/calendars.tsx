import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const calendars = {
	upToDate: ({ name }: { name: string }) => `${name} is up to date.`,
	unreadable: ({ name, fault }: { name: string; fault: string }) => `${name} could not be read. ${fault}`,
	title: "Other calendars",
	tooMany: ({ max }: { max: number }) => `A room can import up to ${max} calendars. Remove one first.`,
	added: ({ name }: { name: string }) =>
		`${name} is added. We read it within a minute, then every 30 minutes.`,
	listTitle: "Imported calendars",
	isBeingRead: ({ name }: { name: string }) => `${name} is already being read.`,
	removed: "The calendar is removed. The dates it blocked are free again.",
	alreadyRemoved: "The calendar was already removed.",
	removeQuestion: ({ name }: { name: string }) => `Remove ${name}?`,
	removeButton: "Remove calendar",
	removing: "Removing...",
	removeText:
		"The dates that this calendar blocks become free at once. The calendar on the other site does not change.",
	noneYet:
		"No calendars yet. If you also sell this room on another site, import its calendar here: bookings made there then block dates here.",
	conflicts: "These nights are booked both here and there:",
	conflictsAdvice:
		"The other nights of these events are blocked. Nothing was cancelled. Decide which guest to keep and cancel the other booking. If you cancel the one here, its nights are blocked at once.",
	warnings: "These events could not be read. They keep the dates that they blocked before:",
	readNow: "Read now",
	reading: "Reading...",
	remove: "Remove",
	state: {
		conflict: "Double booking",
		fault: "Can’t be read",
		missing: "Events missing",
		waiting: "Waiting",
		skipped: "Events skipped",
		upToDate: "Up to date",
	},
	imported: ({ name, count }: { name: string; count: number }) =>
		plural(count, {
			one: `${name} is imported: ${count} event.`,
			other: `${name} is imported: ${count} events.`,
		}),
	importedWithConflicts: ({ name, count, conflicts }: { name: string; count: number; conflicts: number }) =>
		plural(count, {
			one: `${name} is imported: ${count} event, ${conflicts} of them on nights that are already booked. See below.`,
			other: `${name} is imported: ${count} events, ${conflicts} of them on nights that are already booked. See below.`,
		}),
	/** Two of the next four follow. */
	held: ({ count }: { count: number }) =>
		plural(count, {
			one: `${count} imported event blocks dates.`,
			other: `${count} imported events block dates.`,
		}),
	lastRead: ({ moment }: { moment: string }) => `Last read ${moment}.`,
	notRead: "Not read yet.",
	nextReading: ({ moment }: { moment: string }) => `Next reading ${moment}.`,
	readOnce: "Files are read once.",
	missing: ({ count, since }: { count: number; since: string }) =>
		plural(count, {
			one: `${count} event is missing from this calendar since ${since}. The other site may have sent an incomplete calendar, so the nights stay blocked. They become available if the events are still missing an hour later.`,
			other: `${count} events are missing from this calendar since ${since}. The other site may have sent an incomplete calendar, so the nights stay blocked. They become available if the events are still missing an hour later.`,
		}),
	exportFor: ({
		name,
		address,
		link,
	}: {
		name: string;
		address: ReactNode;
		link: (text: string) => ReactNode;
	}) => (
		<>
			Give {name} this link: {address}, or {link("fully booked nights only")}. It leaves out what came from{" "}
			{name}.
		</>
	),
};
