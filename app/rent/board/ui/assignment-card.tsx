import type { SubmissionResult } from "@conform-to/react";
import { formatDate } from "#app/common/calendar.ts";
import { leftToRight, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { DispatchedMove, MomentField } from "#app/rent/board/dispatched-move.server.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { mayReschedule } from "#app/rent/moves/moving-booking.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { AssignForm, UnassignForm } from "./assign-form.tsx";

type AssignmentCardProps = {
	move: Omit<DispatchedMove, MomentField>;
	/** When the vehicles are free, for a move at whose time none is. */
	freeTimes: readonly MoveDate[];
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
			title={t.moveBoard.assign.title}
			aside={
				<a className="link" href={`/trucking-dashboard/day/${move.booking_date}`}>
					{t.moveBoard.assign.showDay}
				</a>
			}
		>
			{isOpen && move.capacity === "over" ? (
				<p data-tone="yellow" className="notice mb-4">
					<Icon name="alert" />
					<span>{t.moveBoard.assign.tooMany[move.vehicle_type]}</span>
				</p>
			) : null}
			{assignment ? (
				<dl className="mb-4 grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
					<Fact name={t.fleet.vehicle}>
						<span className="font-semibold">{assignment.vehicle}</span>, {assignment.plate}
					</Fact>
					<Fact name={t.fleet.driver.title}>
						<span className="font-semibold">{assignment.driver}</span>,{" "}
						<a className="link whitespace-nowrap" href={`tel:${assignment.contact_e164}`}>
							{leftToRight(assignment.contact)}
						</a>
					</Fact>
				</dl>
			) : (
				<p className="mb-4 text-secondary">{t.moveBoard.assign.none}</p>
			)}
			{isOpen && assignment && !isOffered ? (
				<p data-tone="yellow" className="notice mb-4">
					<Icon name="alert" />
					<span>{t.moveBoard.assign.outOfService({ vehicle: assignment.vehicle })}</span>
				</p>
			) : null}
			{isOpen ? (
				<div className="flex flex-wrap items-end gap-2">
					<AssignForm
						move={move}
						offers={offers}
						obstacles={move.obstacles}
						lastResult={lastResult}
						assigned={assignment}
					/>
					{assignment ? <UnassignForm move={move} /> : null}
				</div>
			) : null}
			{isOpen ? <OtherTimes move={move} freeTimes={freeTimes} year={year} /> : null}
		</Card>
	);
}

/** The nearest times with a free vehicle; each leads to the form that reschedules the booking. */
function OtherTimes({ move, freeTimes, year }: Pick<AssignmentCardProps, "move" | "freeTimes" | "year">) {
	if (freeTimes.length === 0 || !mayReschedule(move.status)) return null;
	const show = ({ date, time }: MoveDate) =>
		date === move.booking_date ? time : withCommas([formatDate(date, year), time]);
	return (
		<div className="mt-4">
			<p>{t.moveBoard.assign.freeTimes[move.vehicle_type]}</p>
			<p className="mt-2 flex flex-wrap gap-2">
				{freeTimes.map((free) => (
					<ButtonLink
						key={free.date + free.time}
						dense
						variant="plain"
						href={`/trucking-dashboard/${move.number}/rescheduling?${new URLSearchParams({ from: "booking", ...free })}`}
					>
						{show(free)}
					</ButtonLink>
				))}
			</p>
		</div>
	);
}
