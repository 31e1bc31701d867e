import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { loadMoveDialog } from "#app/rent/dashboard/move-dialog-request.server.ts";
import { readMoveForStaff } from "#app/rent/dashboard/read-move.server.ts";
import type { StatusEvent } from "#app/rent/moves/move-history.server.ts";
import { describeMoveEvent } from "#app/rent/moves/move-messages.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import type { Database } from "#db/client.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const read = async (db: Database, of: { number: string }) => {
		const booking = await readMoveForStaff(db, of);
		if (!booking) return booking;
		const show = (event: StatusEvent) => ({
			...event,
			at: formatMarketMoment(event.at),
			by: event.by ?? (event.from_status === null ? t.moveDashboard.history.theCustomer : null),
		});
		return { ...booking, history: booking.history.map(show) };
	};
	return loadMoveDialog({ request, params }, read, () => true, {});
}

export const shouldRevalidate = revalidateOnNavigation;

/** The customer's phone number and email address, and the history of the booking. */
export default function History() {
	const { booking, list, reason } = useLoaderData<typeof loader>();
	if (!booking)
		return (
			<ChangeFailed
				what={t.moveFailures.show}
				reason={reason ?? t.moveRefusals.gone}
				href={list}
				back={t.moveDashboard.back}
			/>
		);
	const { number, name, contact, contact_e164, email, history } = booking;
	return (
		<Dialog title={t.moveDashboard.history.title({ name })} closeHref={list}>
			<p className="text-secondary tabular-nums">{formatReferenceNumber(number)}</p>
			<p className="mt-2 flex flex-wrap gap-x-4">
				<a href={`tel:${contact_e164}`} className="link">
					{leftToRight(contact)}
				</a>
				{email ? (
					<EmailLink email={email} />
				) : (
					<span className="text-secondary">{t.moveDashboard.history.noEmail}</span>
				)}
			</p>
			<ol className="mt-4 space-y-3">
				{history.map(({ id, from_status, to_status, detail, at, by }) => (
					<li key={id}>
						<p className="wrap-anywhere">{describeMoveEvent({ from_status, to_status, detail })}</p>
						<p className="text-sm text-secondary">
							{by ? t.moveDashboard.history.atBy({ at: <time>{at}</time>, by }) : <time>{at}</time>}
						</p>
					</li>
				))}
			</ol>
		</Dialog>
	);
}
