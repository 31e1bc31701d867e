import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate } from "#app/common/calendar.ts";
import { calendarDate, clockTime } from "#app/common/forms/date-fields.ts";
import { shownAmount } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { startCheckout } from "#app/payments/own-payment-request.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { viewDateChange } from "#app/rent/booking/date-change-view.server.ts";
import { DateChangeForm } from "#app/rent/booking/ui/date-change.tsx";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { findFreeTimes } from "#app/rent/fleet/free-times.server.ts";
import { tryMoveChange } from "#app/rent/moves/move-change-request.server.ts";
import { changeOwnDate } from "#app/rent/moves/move-date.server.ts";
import { MOVING_STATUS_NAMES } from "#app/rent/moves/moving-booking.ts";
import { readMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";

const reopen = () => t.ownMove.date.reopen;
const schema = z.object({
	expectedStatus: z.enum(MOVING_STATUS_NAMES, { error: reopen }),
	fromDate: calendarDate(reopen),
	fromTime: clockTime(reopen),
	date: calendarDate(reopen),
	time: clockTime(reopen),
	/** The total of the new price that the page showed, in minor units; left out when it showed none. */
	total: shownAmount(reopen).optional(),
	/** What the page said is left to pay online of the deposit, in minor units; left out when nothing is. */
	deposit: shownAmount(reopen).optional(),
});

export const handle: ScreenHandle = { subject: "rent" };
export const meta: MetaFunction = () => privatePageMeta(t.ownMove.date.meta);

const readClock = () => ({ timeZone: market.timeZone, now: new Date() });

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const booking = await readMovingBooking(db, { number, viewer: await readViewer(request, number) });
	if (!booking) throw askForContact(params.number);
	const { searchParams: url } = new URL(request.url);
	const typed = { date: url.get("date"), time: url.get("time") };
	const provider = paymentProvider?.name ?? null;
	const place = { country: market.country, currency: market.currency, provider };
	const { view, status } = await viewDateChange(db, { booking, typed, ...place, ...readClock() });
	return json({ number, ...view }, { status: request.method === "GET" ? status : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, schema, person);
	const failed = (reason: string, status: number, freeTimes: MoveDate[]) =>
		json({ reason, freeTimes }, { status });
	if (!form.ok) return failed(reopen(), 422, []);
	const { expectedStatus, fromDate, fromTime, date, time, total = null, deposit = 0 } = form.value;
	const clock = readClock();
	const attempt = { doing: "change the date of a move", expectedStatus, isOwn: true };
	const outcome = await tryMoveChange(request, attempt, async () =>
		changeOwnDate(db, {
			number,
			viewer: await readViewer(request, number),
			expectedStatus,
			expectedTotal: total,
			from: { date: fromDate, time: fromTime },
			to: { date, time },
			country: market.country,
			currency: market.currency,
			...clock,
			expectedDeposit: deposit,
			provider: paymentProvider?.name ?? null,
		}),
	);
	if (!outcome.ok) {
		const { reason, status, refused } = outcome;
		const isFull = refused?.reason === "full";
		return failed(reason, status, isFull ? await findFreeTimes(db, { ...refused.use, ...clock }) : []);
	}
	if (deposit > 0) await startCheckout(number, request);
	const text = t.ownMove.date.done({ date: formatDate(date), time });
	return redirectWithFlash(`/track/${number}`, { tone: "success", text });
}

/** Asks for another date, then shows what changes, for the customer to agree to. */
export default function OwnDate() {
	const { number, ...view } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				<p className="text-sm text-secondary">
					{t.ownMove.calendar.number({ number: formatReferenceNumber(number) })}
				</p>
				<h1 className="text-2xl">{t.ownMove.date.title}</h1>
				<p className="mt-1">
					{t.ownMove.date.now({ date: formatDate(view.from.date, view.thisYear), time: view.from.time })}
				</p>
			</div>
			{failed || view.refused ? (
				<Flash id="refused" tone="error">
					{failed?.reason ?? view.refused}
				</Flash>
			) : null}
			{view.isClosed ? null : (
				<DateChangeForm
					{...view}
					action={`${here}/move-date`}
					freeTimes={failed?.freeTimes ?? view.freeTimes}
				/>
			)}
			<p>
				<ButtonLink variant="plain" href={here}>
					{t.ownMove.date.goBack}
				</ButtonLink>
			</p>
		</div>
	);
}
