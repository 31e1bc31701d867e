import { stopAt } from "#app/site/track/stop-at.ts";
import { EventList } from "#app/ui/receipt/event-list.tsx";
import type { ProgressStep } from "#app/ui/receipt/progress-step.ts";
import { ProgressSteps } from "#app/ui/receipt/progress-steps.tsx";
import { PartsSection } from "./section.tsx";

const ORDERED = "Thu 26 Nov, 09:14";
const CONFIRMED = "Thu 26 Nov, 10:02";

const stepsUpTo = (reached: number): ProgressStep[] =>
	(
		[
			{ label: "Ordered", icon: "cart", tone: "blue", at: ORDERED },
			{ label: "Confirmed", icon: "check", tone: "green", at: CONFIRMED },
			{ label: "Shipped", icon: "truck", tone: "blue", at: "Fri 27 Nov, 16:40" },
			{ label: "Delivered", icon: "delivered", tone: "green", at: "Sat 28 Nov, 11:20" },
		] as const
	).map((step, index) => ({ ...step, isReached: index < reached, at: index < reached ? step.at : null }));

const CANCELLED = { label: "Cancelled", icon: "ban", tone: "yellow", at: "Thu 26 Nov, 12:30" } as const;
const REJECTED = { label: "Rejected", icon: "cross", tone: "red", at: "Thu 26 Nov, 12:30" } as const;

export function TrackingParts() {
	return (
		<PartsSection title="Progress and history">
			<div className="grid max-w-form gap-6">
				<ProgressSteps steps={stepsUpTo(1)} isOver={false} />
				<ProgressSteps steps={stepsUpTo(3)} isOver={false} />
				<ProgressSteps steps={stepsUpTo(4)} isOver />
				<ProgressSteps steps={stopAt(stepsUpTo(2), CANCELLED)} isOver />
				<ProgressSteps steps={stopAt(stepsUpTo(1), REJECTED)} isOver />
				<EventList
					events={[
						{ id: 1, icon: "cart", tone: "blue", text: "Order placed", at: ORDERED },
						{ id: 2, icon: "check", tone: "green", text: "Confirmed", at: CONFIRMED, by: "Ada Admin" },
						{
							id: 3,
							text: "Note",
							detail: "The bell is broken: please knock.",
							at: CONFIRMED,
							by: "Ada Admin",
						},
					]}
				/>
			</div>
		</PartsSection>
	);
}
