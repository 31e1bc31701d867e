import { HOTEL_TRAIL_LABELS, type HotelTrailEntry } from "#app/travel/approval/hotel-list.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChangeText } from "#app/ui/office/change-history.tsx";

const whoAndWhen = ({ at, by }: HotelTrailEntry) => `${at} by ${by ?? "a deleted account"}`;

export function HotelTrail({ trail }: { trail: readonly HotelTrailEntry[] }) {
	if (trail.length === 0) return <p className="text-secondary">No changes yet.</p>;
	return (
		<ol className="-my-3 divide-y divide-line">
			{trail.map((entry) => (
				<li key={entry.id} className="py-3">
					<p className="font-semibold">{HOTEL_TRAIL_LABELS[entry.action] ?? entry.action}</p>
					{entry.detail ? (
						<p className="whitespace-pre-line wrap-anywhere">
							<ChangeText text={entry.detail} />
						</p>
					) : null}
					<p className="text-sm text-secondary">{whoAndWhen(entry)}</p>
				</li>
			))}
		</ol>
	);
}

type ChangedNoticeProps = {
	/** Latest first. */
	changes: readonly HotelTrailEntry[];
	latestId: number;
	action: string;
};

/** Asks a SuperAdmin to accept what the owner changed of an approved hotel. */
export function ChangedNotice({ changes, latestId, action }: ChangedNoticeProps) {
	return (
		<div data-tone="yellow" className="notice mb-5">
			<Icon name="edit" />
			<div className="min-w-0">
				<h2 className="font-semibold">Changed since approval</h2>
				<ul className="mt-1">
					{changes.map((change) => (
						<li key={change.id} className="mt-1 wrap-anywhere">
							{change.detail === null ? null : <ChangeText text={change.detail} />}{" "}
							<span className="text-secondary">({whoAndWhen(change)})</span>
						</li>
					))}
				</ul>
				<p className="mt-1">
					Guests already see these changes. If you can’t accept them, suspend the hotel and give the reason.
				</p>
				<PostForm action={action} className="mt-3">
					<input type="hidden" name="expectedChange" value={latestId} />
					<Button variant="plain" dense busy="Working...">
						Accept changes
					</Button>
				</PostForm>
			</div>
		</div>
	);
}

type ContentChangedProps = {
	/** The names of what differs. */
	parts: readonly string[];
	/** What was recorded of it, latest first. */
	entries: readonly HotelTrailEntry[];
};

const ROOM_CHANGES: Record<string, string> = {
	"room created": "Room added",
	"room calendar": "Prices and closures changed",
	"room archived": "Room archived",
	"room restored": "Room restored",
};

/** Tells a reviewer what changed of a hotel after they opened its page. */
export function ContentChanged({ parts, entries }: ContentChangedProps) {
	return (
		<div data-tone="yellow" className="notice mb-4">
			<Icon name="edit" />
			<div className="min-w-0">
				<h3 className="font-semibold">Changed since you opened the hotel</h3>
				<ul className="mt-1 list-disc ps-5">
					{parts.map((part) => (
						<li key={part} className="wrap-anywhere">
							{part}
						</li>
					))}
				</ul>
				{entries.map((entry) => (
					<p key={entry.id} className="mt-2 wrap-anywhere">
						{HOTEL_TRAIL_LABELS[entry.action] ?? ROOM_CHANGES[entry.action] ?? "Room changed"}
						{entry.detail ? (
							<>
								: <ChangeText text={entry.detail} />
							</>
						) : null}{" "}
						<span className="text-secondary">({whoAndWhen(entry)})</span>
					</p>
				))}
				<p className="mt-2">The page behind this question shows the hotel as it is now.</p>
			</div>
		</div>
	);
}
