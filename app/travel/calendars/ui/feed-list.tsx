import { formatDate, formatMoment, yearIn } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { StatusBadge, type Tone } from "#app/ui/status-badge.tsx";
import type { ListedFeed } from "../feeds.server.ts";
import { EventChoices } from "./event-choice.tsx";

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
	if (feeds.length === 0) return <p className="text-secondary">{t.calendars.noneYet}</p>;
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
							{t.calendars.held({ count: held })}{" "}
							{fetched_at ? t.calendars.lastRead({ moment: moment(fetched_at) }) : t.calendars.notRead}{" "}
							{next_fetch_at
								? t.calendars.nextReading({ moment: moment(next_fetch_at) })
								: t.calendars.readOnce}
						</p>
						{fault ? <p className="text-sm">{fault}</p> : null}
						{missing[0] ? (
							<p className="text-sm">
								<Icon name="alert" />{" "}
								{t.calendars.missing({ count: missing.length, since: moment(missing[0]) })}
							</p>
						) : null}
						{conflicts.length > 0 ? (
							<Problems
								title={t.calendars.conflicts}
								list={conflicts.map(({ dates }) =>
									withCommas(dates.map((date) => formatDate(date, thisYear))),
								)}
								advice={t.calendars.conflictsAdvice}
							/>
						) : null}
						{warnings.length > 0 ? <Problems title={t.calendars.warnings} list={warnings} /> : null}
						<EventChoices feed={feed} path={feedPath} />
						{url && feed.export_token ? (
							<ExportForFeed name={name} href={`${origin}/calendars/${feed.export_token}`} />
						) : null}
						<div className="flex flex-wrap gap-2">
							{url ? (
								<PostForm action={`${feedPath}/reading`}>
									<Button variant="plain" dense busy={t.calendars.reading}>
										{t.calendars.readNow}
									</Button>
								</PostForm>
							) : null}
							<ButtonLink href={`${feedPath}/removal`} variant="quiet" dense>
								{t.calendars.remove}
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
			{t.calendars.exportFor({
				name,
				address: (
					<a href={`${href}.ics`} className="link wrap-anywhere">
						{href}.ics
					</a>
				),
				link: (text) => (
					<a href={`${href}-full.ics`} className="link">
						{text}
					</a>
				),
			})}
		</p>
	);
}

function stateOf({ conflicts, fault, missing, fetched_at, warnings }: ListedFeed): [Tone, IconName, string] {
	if (conflicts.length > 0) return ["red", "alert", t.calendars.state.conflict];
	if (fault) return ["yellow", "alert", t.calendars.state.fault];
	if (missing.length > 0) return ["yellow", "alert", t.calendars.state.missing];
	if (!fetched_at) return ["blue", "clock", t.calendars.state.waiting];
	return warnings
		? ["yellow", "alert", t.calendars.state.skipped]
		: ["green", "check", t.calendars.state.upToDate];
}

function Problems({ title, list, advice }: { title: string; list: string[]; advice?: string }) {
	return (
		<div className="text-sm">
			<p className="flex items-center gap-1 font-semibold">
				<Icon name="alert" /> {title}
			</p>
			<ul className="list-disc ps-6">
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
