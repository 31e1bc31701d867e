import { formatDate, formatMoment, yearIn } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { StatusBadge, type Tone } from "#app/ui/status-badge.tsx";
import type { ListedFeed } from "../feeds.server.ts";
import { EventChoices, pluralize } from "./event-choice.tsx";

type FeedListProps = {
	feeds: ListedFeed[];
	/** Of the room's calendars. */
	path: string;
	/** The hotel's. */
	timeZone: string;
	/** Of this site. */
	origin: string;
	/** When the page was made. */
	now: Date;
};

/** The imported calendars of a room. */
export function FeedList({ feeds, path, timeZone, origin, now }: FeedListProps) {
	if (feeds.length === 0)
		return (
			<p className="text-secondary">
				No calendars yet. If you also sell this room on another site, import its calendar here: bookings made
				there then block dates here.
			</p>
		);
	const thisYear = yearIn(timeZone, now);
	const moment = (at: string) => formatMoment(at, timeZone, now);
	return (
		<ul className="grid gap-5">
			{feeds.map((feed) => {
				const { id, name, url, held, fault, missing, conflicts, fetched_at, next_fetch_at } = feed;
				const warnings = feed.warnings.split("\n").filter(Boolean);
				const feedPath = `${path}/${maskId(id)}`;
				const [tone, icon, label] = stateOf(feed);
				return (
					<li key={id} className="grid gap-2 border-b border-line pb-5 last:border-0 last:pb-0">
						<h3 className="flex flex-wrap items-center gap-2 text-base">
							<span className="wrap-anywhere">{name}</span>{" "}
							<StatusBadge tone={tone} icon={icon} label={label} />
						</h3>
						{url ? <p className="text-sm text-secondary wrap-anywhere">{url}</p> : null}
						<p className="text-sm">
							{pluralize(held, "imported event")} {held === 1 ? "blocks" : "block"} dates.{" "}
							{fetched_at ? `Last read ${moment(fetched_at)}.` : "Not read yet."}{" "}
							{next_fetch_at ? `Next reading ${moment(next_fetch_at)}.` : "Files are read once."}
						</p>
						{fault ? <p className="text-sm">{fault}</p> : null}
						{missing[0] ? (
							<p className="text-sm">
								<Icon name="alert" /> {pluralize(missing.length, "event")}{" "}
								{missing.length === 1 ? "is" : "are"} missing from this calendar since {moment(missing[0])}.
								The other site may have sent an incomplete calendar, so the nights stay blocked. They become
								available if the events are still missing an hour later.
							</p>
						) : null}
						{conflicts.length > 0 ? (
							<Problems
								title="These nights are booked both here and there:"
								list={conflicts.map(({ dates }) =>
									dates.map((date) => formatDate(date, thisYear)).join(", "),
								)}
								advice="The other nights of these events are blocked. Nothing was cancelled. Decide which guest to keep and cancel the other booking. If you cancel the one here, its nights are blocked at once."
							/>
						) : null}
						{warnings.length > 0 ? (
							<Problems
								title="These events could not be read. They keep the dates that they blocked before:"
								list={warnings}
							/>
						) : null}
						<EventChoices feed={feed} path={feedPath} />
						{url && feed.export_token ? (
							<ExportForFeed name={name} href={`${origin}/calendars/${feed.export_token}`} />
						) : null}
						<div className="flex flex-wrap gap-2">
							{url ? (
								<PostForm action={`${feedPath}/reading`}>
									<Button variant="plain" dense busy="Reading...">
										Read now
									</Button>
								</PostForm>
							) : null}
							<ButtonLink href={`${feedPath}/removal`} variant="quiet" dense>
								Remove
							</ButtonLink>
						</div>
					</li>
				);
			})}
		</ul>
	);
}

/** The links for the site that the calendar came from: it must not get back what it has sent. */
function ExportForFeed({ href, name }: { href: string; name: string }) {
	return (
		<p className="text-sm text-secondary">
			Give {name} this link:{" "}
			<a href={`${href}.ics`} className="link wrap-anywhere">
				{href}.ics
			</a>
			, or{" "}
			<a href={`${href}-full.ics`} className="link">
				fully booked nights only
			</a>
			. It leaves out what came from {name}.
		</p>
	);
}

function stateOf({ conflicts, fault, missing, fetched_at, warnings }: ListedFeed): [Tone, IconName, string] {
	if (conflicts.length > 0) return ["red", "alert", "Double booking"];
	if (fault) return ["yellow", "alert", "Can’t be read"];
	if (missing.length > 0) return ["yellow", "alert", "Events missing"];
	if (!fetched_at) return ["blue", "clock", "Waiting"];
	return warnings ? ["yellow", "alert", "Events skipped"] : ["green", "check", "Up to date"];
}

function Problems({ title, list, advice }: { title: string; list: string[]; advice?: string }) {
	return (
		<div className="text-sm">
			<p className="flex items-center gap-1 font-semibold">
				<Icon name="alert" /> {title}
			</p>
			<ul className="list-disc pl-6">
				{list.map((problem) => (
					<li key={problem} className="wrap-anywhere">
						{problem}
					</li>
				))}
			</ul>
			{advice ? <p className="mt-1 text-secondary">{advice}</p> : null}
		</div>
	);
}
