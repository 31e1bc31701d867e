import type { HotelTrailEntry } from "#app/travel/approval/hotel-list.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangeText } from "#app/ui/change-history.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";

type ChangedNoticeProps = {
	/** Latest first. */
	changes: readonly HotelTrailEntry[];
	latestId: number;
	action: string;
};

export function ChangedNotice({ changes, latestId, action }: ChangedNoticeProps) {
	return (
		<div data-tone="yellow" className="notice mb-5">
			<Icon name="edit" />
			<div className="min-w-0">
				<h2 className="font-semibold">Changed since approval</h2>
				<ul className="mt-1">
					{changes.map(({ id, detail, at, by }) => (
						<li key={id} className="mt-1 wrap-anywhere">
							{detail === null ? null : <ChangeText text={detail} />}{" "}
							<span className="text-secondary">
								({at} by {by ?? "a deleted account"})
							</span>
						</li>
					))}
				</ul>
				<p className="mt-1">
					Guests already see these changes. If you can’t accept them, suspend the hotel and give the reason.
				</p>
				<PostForm action={action} className="mt-3">
					<input type="hidden" name="expectedVersion" value={latestId} />
					<Button variant="plain" dense busy="Working...">
						Accept changes
					</Button>
				</PostForm>
			</div>
		</div>
	);
}
