import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { StatusBadge, type Tone } from "#app/ui/status-badge.tsx";
import { pluralize, type ShownFeed } from "./feed-messages.ts";

type FeedProps = { feed: ShownFeed; path: string };

export function FeedList({ feeds, path }: { feeds: ShownFeed[]; path: string }) {
	if (feeds.length === 0)
		return (
			<p className="text-secondary">
				No calendars yet. If you also sell this room on another site, import its calendar here: bookings made
				there then block dates here.
			</p>
		);
	return (
		<ul className="grid gap-5">
			{feeds.map((feed) => (
				<li key={feed.id} className="grid gap-2 border-b border-line pb-5 last:border-0 last:pb-0">
					<h3 className="flex flex-wrap items-center gap-2 text-base">
						<span className="wrap-anywhere">{feed.name}</span> <FeedState feed={feed} />
					</h3>
					{feed.url ? <p className="text-sm text-secondary wrap-anywhere">{feed.url}</p> : null}
					<p className="text-sm">
						{pluralize(feed.held, "imported event")} {feed.held === 1 ? "blocks" : "block"} dates.{" "}
						{feed.read ? `Last read ${feed.read}.` : "Not read yet."}{" "}
						{feed.next ? `Next reading ${feed.next}.` : "Files are read once."}
					</p>
					{feed.fault ? <p className="text-sm">{feed.fault}</p> : null}
					{feed.conflicts.length > 0 ? <Conflicts feed={feed} /> : null}
					{feed.warnings.length > 0 ? <Warnings warnings={feed.warnings} /> : null}
					<FreeEvents feed={feed} path={path} />
					<div className="flex flex-wrap gap-2">
						{feed.url ? (
							<PostForm action={`${path}/${feed.id}/reading`}>
								<Button variant="plain" dense busy="Reading...">
									Read now
								</Button>
							</PostForm>
						) : null}
						<ButtonLink href={`${path}/${feed.id}/removal`} variant="quiet" dense>
							Remove
						</ButtonLink>
					</div>
				</li>
			))}
		</ul>
	);
}

function FeedState({ feed }: { feed: ShownFeed }) {
	const [tone, icon, label] = feedState(feed);
	return <StatusBadge tone={tone} icon={icon} label={label} />;
}

function feedState({ conflicts, fault, read, warnings }: ShownFeed): [Tone, IconName, string] {
	if (conflicts.length > 0) return ["red", "alert", "Double booking"];
	if (fault) return ["yellow", "alert", "Can’t be read"];
	if (!read) return ["blue", "clock", "Waiting"];
	return warnings.length > 0 ? ["yellow", "alert", "Events skipped"] : ["green", "check", "Up to date"];
}

function Conflicts({ feed: { conflicts, url } }: { feed: ShownFeed }) {
	return (
		<div className="text-sm">
			<p className="flex items-center gap-1 font-semibold">
				<Icon name="alert" /> These nights are booked both here and there:
			</p>
			<ul className="list-disc pl-6">
				{conflicts.map((dates) => (
					<li key={dates}>{dates}</li>
				))}
			</ul>
			<p className="mt-1 text-secondary">
				Nothing was cancelled. Decide which guest to keep and cancel the other booking,{" "}
				{url ? "then read the calendar again." : "then remove this calendar and import its file again."}
			</p>
		</div>
	);
}

function Warnings({ warnings }: { warnings: string[] }) {
	return (
		<div className="text-sm">
			<p className="flex items-center gap-1 font-semibold">
				<Icon name="alert" /> These events could not be read and don’t block dates:
			</p>
			<ul className="list-disc pl-6">
				{warnings.map((warning) => (
					<li key={warning} className="wrap-anywhere">
						{warning}
					</li>
				))}
			</ul>
		</div>
	);
}

function FreeEvents({ feed: { id, url, countsFree, skippedFree }, path }: FeedProps) {
	if (skippedFree === 0 && !countsFree) return null;
	const text = countsFree
		? "Events marked as free block dates, too."
		: `${pluralize(skippedFree, "event")} marked as free ${skippedFree === 1 ? "was" : "were"} skipped and ${skippedFree === 1 ? "doesn’t" : "don’t"} block dates.`;
	if (!url)
		return (
			<p className="text-sm">
				{text}
				{countsFree
					? ""
					: " To change this, remove this calendar and import its file again with “Block dates for events marked as free” selected."}
			</p>
		);
	return (
		<div className="text-sm">
			<p className="mb-2">{text}</p>
			<PostForm action={`${path}/${id}/free-events`}>
				{countsFree ? null : <input type="hidden" name="countsFree" value="on" />}
				<Button variant="plain" dense busy="Reading...">
					{countsFree ? "Skip events marked as free" : "Block dates for events marked as free"}
				</Button>
			</PostForm>
		</div>
	);
}
