import { HOTEL_TRAIL_LABELS, type HotelTrailEntry } from "#app/travel/approval/hotel-list.ts";
import { ChangeText } from "#app/ui/change-history.tsx";

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
					<p className="text-sm text-secondary">
						{entry.at} by {entry.by ?? "a deleted account"}
					</p>
				</li>
			))}
		</ol>
	);
}
