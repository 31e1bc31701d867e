import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

type ShownFeed = {
	/** Masked. */
	id: string;
	name: string;
	/** Null for a file that was read once. */
	url: string | null;
	/** Why the last reading failed; empty when it did not. */
	fault: string;
	/** How many of its events hold nights. */
	held: number;
	read: string | null;
	next: string | null;
	/** The nights of each event that are sold twice. */
	conflicts: string[];
};

/** The calendars that a room follows, what came of reading them, and the nights that are sold twice. */
export function FeedList({ feeds, path }: { feeds: ShownFeed[]; path: string }) {
	if (feeds.length === 0)
		return (
			<p className="text-secondary">
				None yet. When you sell this room elsewhere, too, let it follow the other site’s calendar: its
				bookings then take nights here.
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
						{feed.read ? `Read ${feed.read}` : "Not read yet"}, {countEvents(feed.held)} here.
						{feed.next ? ` Next reading ${feed.next}.` : " A file, read once."}
					</p>
					{feed.fault ? <p className="text-sm">{feed.fault}</p> : null}
					{feed.conflicts.length > 0 ? <Conflicts feed={feed} /> : null}
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
	if (feed.conflicts.length > 0)
		return (
			<StatusBadge tone="red" icon="alert">
				Sold twice
			</StatusBadge>
		);
	if (feed.fault)
		return (
			<StatusBadge tone="yellow" icon="alert">
				Can’t be read
			</StatusBadge>
		);
	return feed.read ? (
		<StatusBadge tone="green" icon="check">
			Followed
		</StatusBadge>
	) : (
		<StatusBadge tone="blue" icon="clock">
			Waiting
		</StatusBadge>
	);
}

function Conflicts({ feed: { conflicts, url } }: { feed: ShownFeed }) {
	return (
		<div className="text-sm">
			<p className="flex items-center gap-1 font-semibold">
				<Icon name="alert" /> These nights are sold here already, and there, too:
			</p>
			<ul className="list-disc pl-6">
				{conflicts.map((dates) => (
					<li key={dates}>{dates}</li>
				))}
			</ul>
			<p className="mt-1 text-secondary">
				Nothing was cancelled. Decide which guest to keep, cancel the other one,{" "}
				{url ? "and read the calendar again." : "then remove this calendar and put its file in again."}
			</p>
		</div>
	);
}

const countEvents = (count: number) =>
	count === 1 ? "one event holds nights" : `${count || "no"} events hold nights`;
