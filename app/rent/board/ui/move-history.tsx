import { t } from "#app/common/language/messages.ts";
import type { DispatchedMove } from "#app/rent/board/dispatched-move.server.ts";
import { statusRow } from "#app/rent/moves/moving-booking.ts";
import { Icon } from "#app/ui/icon.tsx";

type MoveEvent = DispatchedMove["history"][number];

const STAFF_EVENTS = {
	assigned: {
		tone: "green",
		icon: "truck",
		get label() {
			return t.moveBoard.events.assigned;
		},
	},
	unassigned: {
		tone: "yellow",
		icon: "undo",
		get label() {
			return t.moveBoard.events.unassigned;
		},
	},
	note: {
		tone: "grey",
		icon: "edit",
		get label() {
			return t.words.note;
		},
	},
	step: {
		tone: "green",
		icon: "check",
		get label() {
			return t.moveBoard.events.step;
		},
	},
	"step undone": {
		tone: "yellow",
		icon: "undo",
		get label() {
			return t.moveBoard.events.stepUndone;
		},
	},
} as const;

/** The history of a booking for staff, oldest first. `at` is formatted. */
export function MoveHistory({ events }: { events: readonly MoveEvent[] }) {
	return (
		<ol className="space-y-3">
			{events.map((event) => {
				const { tone, icon, label } =
					event.kind === "status" ? statusRow(event.to_status) : STAFF_EVENTS[event.kind];
				const isSameStatus = event.kind === "status" && event.from_status === event.to_status;
				const title = event.kind === "status" && event.from_status === null ? t.moveStatus.booked : label;
				const [first, detail] = isSameStatus && event.detail ? [event.detail] : [title, event.detail];
				return (
					<li key={event.id} className="flex gap-2.5">
						<span data-tone={tone} className="mt-0.5 text-tone">
							<Icon name={icon} />
						</span>
						<div className="min-w-0">
							<p className="font-semibold">{first}</p>
							{detail ? (
								<p className="whitespace-pre-line wrap-anywhere" dir="auto">
									{detail}
								</p>
							) : null}
							<p className="text-sm text-secondary">
								<time>{event.at}</time>
								{event.by ? `, ${event.by}` : null}
							</p>
						</div>
					</li>
				);
			})}
		</ol>
	);
}
