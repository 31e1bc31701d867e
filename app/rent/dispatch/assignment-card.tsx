import type { SubmissionResult } from "@conform-to/react";
import type { FreeTime } from "#app/rent/fleet/free-times.server.ts";
import { VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AssignForm, UnassignForm } from "./assign-form.tsx";
import type { DispatchedMove } from "./dispatched-move.server.ts";
import { OtherTimes } from "./other-times.tsx";

type AssignmentCardProps = {
	move: Omit<DispatchedMove, "created_at" | "online" | "history" | "link" | "steps" | "photos">;
	/** When the vehicles are free, for a move at whose time none is. */
	freeTimes: readonly FreeTime[];
	year: number;
	lastResult: SubmissionResult<string[]> | undefined;
};

/** The vehicle and the driver of a booking; while it is open, the form that changes them. */
export function AssignmentCard({ move, freeTimes, year, lastResult }: AssignmentCardProps) {
	const { assignment, offers, status } = move;
	const isOpen = status === "pending" || status === "confirmed";
	const isOffered = offers.vehicles.some(({ value }) => value === assignment?.vehicleId);
	return (
		<Card
			title="Assignment"
			aside={
				<a className="link" href={`/trucking-dashboard/day/${move.booking_date}`}>
					Show the day
				</a>
			}
		>
			{isOpen && move.capacity === "over" ? (
				<p data-tone="yellow" className="notice mb-4">
					<Icon name="alert" />
					<span>
						More moves are booked at this time than there are{" "}
						{VEHICLE_TYPES[move.vehicle_type].label.toLowerCase()}s.
					</span>
				</p>
			) : null}
			{assignment ? (
				<dl className="mb-4 grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
					<Fact name="Vehicle">
						<span className="font-semibold">{assignment.vehicle}</span>, {assignment.plate}
					</Fact>
					<Fact name="Driver">
						<span className="font-semibold">{assignment.driver}</span>,{" "}
						<a className="link whitespace-nowrap" href={`tel:${assignment.contact_e164}`}>
							{assignment.contact}
						</a>
					</Fact>
				</dl>
			) : (
				<p className="mb-4 text-secondary">No vehicle and no driver are assigned.</p>
			)}
			{isOpen && assignment && !isOffered ? (
				<p data-tone="yellow" className="notice mb-4">
					<Icon name="alert" />
					<span>{assignment.vehicle} is out of service at this time. Assign another vehicle.</span>
				</p>
			) : null}
			{isOpen ? (
				<div className="flex flex-wrap items-end gap-2">
					<AssignForm {...{ move, offers, obstacles: move.obstacles, lastResult }} assigned={assignment} />
					{assignment ? <UnassignForm move={move} /> : null}
				</div>
			) : null}
			{isOpen ? <OtherTimes move={move} times={freeTimes} year={year} /> : null}
		</Card>
	);
}
