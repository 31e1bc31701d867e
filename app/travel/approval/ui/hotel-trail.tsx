import { t } from "#app/common/language/messages.ts";
import { type HotelTrailEntry, hotelTrailLabel } from "#app/travel/approval/hotel-list.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChangeText } from "#app/ui/office/change-history.tsx";

const whoAndWhen = ({ at, by }: HotelTrailEntry) =>
	by === null ? t.hotelTrail.byDeleted({ at }) : t.hotelTrail.by({ at, by });

export function HotelTrail({ trail }: { trail: readonly HotelTrailEntry[] }) {
	if (trail.length === 0) return <p className="text-secondary">{t.hotelTrail.none}</p>;
	return (
		<ol className="-my-3 divide-y divide-line">
			{trail.map((entry) => (
				<li key={entry.id} className="py-3">
					<p className="font-semibold">{hotelTrailLabel(entry.action) ?? entry.action}</p>
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
				<h2 className="font-semibold">{t.acceptChanges.title}</h2>
				<ul className="mt-1">
					{changes.map((change) => (
						<li key={change.id} className="mt-1 wrap-anywhere">
							{change.detail === null ? null : <ChangeText text={change.detail} />}{" "}
							<span className="text-secondary">({whoAndWhen(change)})</span>
						</li>
					))}
				</ul>
				<p className="mt-1">{t.acceptChanges.text}</p>
				<PostForm action={action} className="mt-3">
					<input type="hidden" name="expectedChange" value={latestId} />
					<Button variant="plain" dense busy={t.acceptChanges.busy}>
						{t.acceptChanges.button}
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

function roomChangeLabel(action: string): string {
	const { other, ...labels } = t.roomActions;
	return (labels as Record<string, string>)[action] ?? other;
}

/** Tells a reviewer what changed of a hotel after they opened its page. */
export function ContentChanged({ parts, entries }: ContentChangedProps) {
	return (
		<div data-tone="yellow" className="notice mb-4">
			<Icon name="edit" />
			<div className="min-w-0">
				<h3 className="font-semibold">{t.hotelTrail.changedTitle}</h3>
				<ul className="mt-1 list-disc ps-5">
					{parts.map((part) => (
						<li key={part} className="wrap-anywhere">
							{part}
						</li>
					))}
				</ul>
				{entries.map((entry) => (
					<p key={entry.id} className="mt-2 wrap-anywhere">
						{hotelTrailLabel(entry.action) ?? roomChangeLabel(entry.action)}
						{entry.detail ? (
							<>
								: <ChangeText text={entry.detail} />
							</>
						) : null}{" "}
						<span className="text-secondary">({whoAndWhen(entry)})</span>
					</p>
				))}
				<p className="mt-2">{t.hotelTrail.changedText}</p>
			</div>
		</div>
	);
}
