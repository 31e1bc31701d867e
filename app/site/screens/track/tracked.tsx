import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { askForContact } from "#app/http/identity/tracked.server.ts";
import { readViewer } from "#app/http/identity/viewer.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { readMovingBooking } from "#app/rent/list/moving-bookings.server.ts";
import { readOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { showOrder } from "#app/shop/orders/own/show-order.server.ts";
import { showMoment, wallClock } from "#app/site/calendar.ts";
import { privatePageMeta } from "#app/site/page-meta.ts";
import { readReferenceNumber } from "#app/site/reference-number.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { TrackedMove } from "#app/site/ui/track/tracked-move.tsx";
import { TrackedOrder } from "#app/site/ui/track/tracked-order.tsx";

export const handle: ScreenHandle = { refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
	privatePageMeta(data?.order ? "Your order" : "Your booking");

/** Readable from the browser or the account that ordered or booked, and for whoever has shown number and contact. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = readReferenceNumber(params.number ?? "") ?? "";
	const viewer = await readViewer(request, number);
	const now = new Date();
	const clock = wallClock(now, env.MARKET_TIME_ZONE);
	const read = { asOf: clock.time, year: Number(clock.date.slice(0, 4)) };
	if (number.startsWith("M")) {
		const order = await readOwnOrder(db, { number, viewer, now });
		if (!order) throw askForContact(params.number);
		const settings = { timeZone: env.MARKET_TIME_ZONE, bankAccount: env.BANK_ACCOUNT, now };
		return json({ ...read, order: showOrder(order, settings), booking: null });
	}
	const booking = await readMovingBooking(db, { number, viewer });
	if (!booking) throw askForContact(params.number);
	const history = booking.history.map((event) => ({
		...event,
		at: showMoment(event.at, env.MARKET_TIME_ZONE, now),
	}));
	return json({ ...read, order: null, booking: { ...booking, history } });
}

export default function Tracked() {
	const { order, booking, asOf, year } = useLoaderData<typeof loader>();
	return (
		<>
			<Outlet />
			{order ? <TrackedOrder order={order} asOf={asOf} /> : null}
			{booking ? <TrackedMove booking={booking} asOf={asOf} year={year} /> : null}
		</>
	);
}
