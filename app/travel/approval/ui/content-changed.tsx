import { HOTEL_TRAIL_LABELS, type HotelTrailEntry } from "#app/travel/approval/hotel-list.ts";
import { ChangeText } from "#app/ui/change-history.tsx";
import { Icon } from "#app/ui/icon.tsx";

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
				{entries.map(({ id, action, detail, at, by }) => (
					<p key={id} className="mt-2 wrap-anywhere">
						{HOTEL_TRAIL_LABELS[action] ?? ROOM_CHANGES[action] ?? "Room changed"}
						{detail ? (
							<>
								: <ChangeText text={detail} />
							</>
						) : null}{" "}
						<span className="text-secondary">
							({at} by {by ?? "a deleted account"})
						</span>
					</p>
				))}
				<p className="mt-2">The page behind this question shows the hotel as it is now.</p>
			</div>
		</div>
	);
}
