import { ButtonLink } from "#app/ui/button.tsx";
import type { ListedFeed } from "../feeds.server.ts";
import type { EventKind } from "../reading/event-kinds.ts";

/** `1 event`, `2 events` */
export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const NOUNS: Record<EventKind, string> = {
	free: "events marked as free",
	unavailable: "events titled “Not available”",
};

/** Why the owner looks at their calendar before they skip these events. */
export const UNAVAILABLE_WARNING =
	"Booking.com gives bookings the title “CLOSED - Not available”, too. Airbnb gives the title “Airbnb (Not available)” to dates that you or another calendar blocked there, and to dates after its booking window.";

/** The button that makes a calendar's events of a kind block dates, or not. */
export const choiceLabel = (kind: EventKind, counts: boolean) =>
	`${counts ? "Block dates for" : "Skip"} ${NOUNS[kind]}`;

/** What a calendar does with its events of each kind, and a link to change it. */
export function EventChoices({ feed, path }: { feed: ListedFeed; path: string }) {
	const { skipped_free: skipped, is_free_counted, is_unavailable_counted } = feed;
	return (
		<>
			{skipped > 0 || is_free_counted ? (
				<EventRule url={feed.url} path={path} kind="free" counts={is_free_counted}>
					{is_free_counted
						? "Events marked as free block dates, too."
						: `${pluralize(skipped, "event")} marked as free ${skipped === 1 ? "was" : "were"} skipped and ${skipped === 1 ? "doesn’t" : "don’t"} block dates.`}
				</EventRule>
			) : null}
			{feed.unavailable_nights !== "" || !is_unavailable_counted ? (
				<EventRule url={feed.url} path={path} kind="unavailable" counts={is_unavailable_counted}>
					{is_unavailable_counted
						? "Events titled “Not available” block dates."
						: "Events titled “Not available” are skipped and don’t block dates."}
				</EventRule>
			) : null}
		</>
	);
}

type EventRuleProps = {
	url: string | null;
	path: string;
	kind: EventKind;
	counts: boolean;
	children: string;
};

function EventRule({ url, path, kind, counts, children }: EventRuleProps) {
	const label = choiceLabel(kind, !counts);
	if (!url) {
		// The boxes of the import form are off for these.
		const isUsual = counts === (kind === "unavailable");
		return (
			<p className="text-sm">
				{children}
				{isUsual
					? ` To change this, remove this calendar and import its file again with “${label}” selected.`
					: null}
			</p>
		);
	}
	return (
		<div className="text-sm">
			<p className="mb-2">{children}</p>
			<ButtonLink href={`${path}/events/${kind}`} variant="plain" dense>
				{label}
			</ButtonLink>
		</div>
	);
}

type ChoicePreviewProps = { kind: EventKind; counts: boolean; shown: string[]; more: number };

/** The nights that change when a calendar's events of a kind are skipped from now on (`counts`), or counted. */
export function ChoicePreview({ kind, counts, shown, more }: ChoicePreviewProps) {
	return (
		<div className="grid gap-3 text-secondary">
			{kind === "unavailable" && counts ? (
				<p>
					{UNAVAILABLE_WARNING} Skip these events only if none of them is a booking: guests can book their
					nights here.
				</p>
			) : null}
			{shown.length === 0 ? (
				<p>Going by the last reading of this calendar, no nights change.</p>
			) : (
				<>
					<p>
						Going by its last reading, this calendar will{" "}
						{counts ? "stop blocking a room on these nights:" : "block a room on these nights, too:"}
					</p>
					<ul className="list-disc pl-6">
						{shown.map((dates) => (
							<li key={dates}>{dates}</li>
						))}
					</ul>
					{more > 0 ? <p>And {more} more.</p> : null}
				</>
			)}
		</div>
	);
}
