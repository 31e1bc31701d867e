import { t } from "#app/common/language/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ListedFeed } from "../feeds.server.ts";
import type { EventKind } from "../reading/event-kinds.ts";

/** The button that makes a calendar's events of a kind block dates, or not. */
export const choiceLabel = (kind: EventKind, counts: boolean) =>
	counts ? t.calendarEvents.count[kind] : t.calendarEvents.skip[kind];

/** What a calendar does with its events of each kind, and a link to change it. */
export function EventChoices({ feed, path }: { feed: ListedFeed; path: string }) {
	const { skipped_free: skipped, is_free_counted, is_unavailable_counted } = feed;
	return (
		<>
			{skipped > 0 || is_free_counted ? (
				<EventRule url={feed.url} path={path} kind="free" counts={is_free_counted}>
					{is_free_counted
						? t.calendarEvents.free.counted
						: t.calendarEvents.free.skipped({ count: skipped })}
				</EventRule>
			) : null}
			{feed.unavailable_nights !== "" || !is_unavailable_counted ? (
				<EventRule url={feed.url} path={path} kind="unavailable" counts={is_unavailable_counted}>
					{is_unavailable_counted
						? t.calendarEvents.unavailable.counted
						: t.calendarEvents.unavailable.skipped}
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
				{isUsual ? ` ${t.calendarEvents.changeFile({ label })}` : null}
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
					{t.calendarEvents.warning} {t.calendarEvents.onlyNoBooking}
				</p>
			) : null}
			{shown.length === 0 ? (
				<p>{t.calendarEvents.noChange}</p>
			) : (
				<>
					<p>{counts ? t.calendarEvents.stopBlocking : t.calendarEvents.startBlocking}</p>
					<ul className="list-disc ps-6">
						{shown.map((dates) => (
							<li key={dates}>{dates}</li>
						))}
					</ul>
					{more > 0 ? <p>{t.calendarEvents.more({ more })}</p> : null}
				</>
			)}
		</div>
	);
}
