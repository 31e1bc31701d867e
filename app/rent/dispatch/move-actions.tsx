import { InvoiceLinks } from "#app/common/invoices/invoice-links.tsx";
import type { ListedInvoices } from "#app/common/invoices/read-invoices.server.ts";
import {
	allowedMoveChanges,
	type MovingStatus,
	mayReschedule,
	STATUS_CHANGES,
} from "#app/rent/moving-booking.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What staff can do with a booking; the next step comes first. The dialogs return to the booking. */
export function MoveActions({
	move,
}: {
	move: { number: string; status: MovingStatus; invoices: ListedInvoices };
}) {
	const to = (noun: string) => `/trucking-dashboard/${move.number}/${noun}?from=booking`;
	return (
		<p className="mb-5 flex flex-wrap gap-2 print:hidden">
			{allowedMoveChanges(move.status).map((name, index) => (
				<ButtonLink key={name} dense variant={index === 0 ? "primary" : "plain"} href={to(name)}>
					<Icon name={STATUS_CHANGES[name].icon} /> {STATUS_CHANGES[name].menu}
				</ButtonLink>
			))}
			{mayReschedule(move.status) ? (
				<ButtonLink dense variant="plain" href={to("rescheduling")}>
					<Icon name="clock" /> Reschedule
				</ButtonLink>
			) : null}
			<InvoiceLinks number={move.number} invoices={move.invoices} variant="quiet" dense />
			<ButtonLink dense variant="quiet" href={to("deletion")}>
				<Icon name="trash" /> Delete
			</ButtonLink>
		</p>
	);
}
