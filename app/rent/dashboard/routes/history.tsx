import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatMoment } from "#app/common/calendar.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { readForDialog } from "#app/rent/dashboard/move-dialog-request.server.ts";
import { MovingBadge } from "#app/rent/dashboard/moving-badge.tsx";
import { MOVING_LIST } from "#app/rent/dashboard/moving-filters.ts";
import { readMoveForStaff } from "#app/rent/dashboard/read-move.server.ts";
import { describeMoveEvent } from "#app/rent/move-messages.ts";
import { ChangeFailed } from "#app/ui/change-failed.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const list = MOVING_LIST.hrefAt(request.url);
	const now = new Date();
	const found = await readForDialog(request, readMoveForStaff(db, { number: orderNumberFrom(params) }));
	if (!found.ok) return json({ list, booking: null, why: found.reason }, { status: found.status });
	const history = found.booking.history.map((event) => ({
		...event,
		at: formatMoment(event.at, market.timeZone, now),
	}));
	return json({ list, booking: { ...found.booking, history }, why: "" });
}

export const shouldRevalidate = onlyWhenMoving;

/** The customer's phone number and email address, and the history of the booking. */
export default function History() {
	const { booking, list, why } = useLoaderData<typeof loader>();
	if (!booking) return <ChangeFailed what="show the booking" reason={why} href={list} back="Back to list" />;
	const { number, name, contact, contact_e164, email, history } = booking;
	return (
		<Dialog title={`Booking for ${name}`} closeHref={list}>
			<p className="text-secondary tabular-nums">{formatReferenceNumber(number)}</p>
			<p className="mt-2 flex flex-wrap gap-x-4">
				<a href={`tel:${contact_e164}`} className="link">
					{contact}
				</a>
				{email ? <EmailLink email={email} /> : <span className="text-secondary">No email address</span>}
			</p>
			<ol className="mt-4 space-y-3">
				{history.map(({ id, from_status, to_status, detail, at, by }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-3">
						<MovingBadge status={to_status} />
						<span className="text-sm text-secondary">
							{describeMoveEvent({ from_status, to_status, detail })} <time>{at}</time>
							{by ? ` by ${by}` : ""}
						</span>
					</li>
				))}
			</ol>
		</Dialog>
	);
}
