import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatMonth, isCalendarDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { framedRoom, roomEditPath } from "#app/travel/hotels/owned.ts";
import { roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { editNights } from "#app/travel/nights/edit-nights.server.ts";
import { NightsForm } from "#app/travel/nights/edit-nights-form.tsx";
import { formatChangedNights, nightsSchema } from "#app/travel/nights/nights-form.ts";
import { NightsTable } from "#app/travel/nights/nights-table.tsx";
import { readMonths } from "#app/travel/nights/read-month.server.ts";
import { RoomFrame } from "#app/travel/rooms/ui/room-frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.roomPages.calendar) }];

/** Shows `?month=2026-12` and the next one where there is room; `?from=…&to=…` fill in the form. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const room = await roomFromParams(params, person);
	const url = new URL(request.url).searchParams;
	const months = await readMonths(db, { room, month: url.get("month"), now: new Date() });
	const dateOf = (name: string) => {
		const date = url.get(name) ?? "";
		return isCalendarDate(date) ? date : "";
	};
	return json({
		room: framedRoom(room),
		...months,
		chosen: { from: dateOf("from"), to: dateOf("to") },
		currency: market.currency,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const room = await roomFromParams(params, person);
	const now = new Date();
	const currency = market.currency;
	const { today, last } = await readMonths(db, { room, month: null, now });
	const form = await readForm(request, nightsSchema({ currency, today, last }), person);
	if (!form.ok) return form.refusal;
	const edited = await editNights(db, { roomId: room.id, actor: person, currency, now, ...form.value });
	if (!edited.ok && edited.reason === "gone") throw json(null, { status: 404 });
	if (!edited.ok) return form.refuse({ weekday: [t.nightsForm.noSuchNight] });
	const text = formatChangedNights(edited, form.value.change, currency);
	const month = form.value.from.slice(0, 7);
	return redirectWithFlash(`${roomEditPath(room.id)}/calendar?month=${month}`, { tone: "success", text });
}

export default function Calendar() {
	const { room, today, last, month, before, after, months, chosen, currency } =
		useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>() as SubmissionResult<string[]> | undefined;
	const [form, fields] = useForm<Record<string, string>>({
		id: "nights",
		lastResult,
		defaultValue: chosen,
	});
	const path = `${roomEditPath(room.id)}/calendar`;
	// The first selected date begins a range, a later one ends it.
	const hrefOf = (date: string) => {
		const { from, to } = chosen;
		const range = from !== "" && to === from && date > from ? { from, to: date } : { from: date, to: date };
		return `${path}?${new URLSearchParams({ month, ...range })}#${form.id}`;
	};
	return (
		<RoomFrame room={room} here="/calendar">
			<div className="grid items-start gap-5 min-[70rem]:grid-cols-[minmax(0,1fr)_22rem]">
				<Card
					title={t.roomCalendar.nights}
					aside={
						<nav aria-label={t.roomCalendar.months} className="flex gap-2">
							{before ? (
								<ButtonLink href={`${path}?month=${before}`} variant="plain" dense>
									{formatMonth(before)}
								</ButtonLink>
							) : null}
							{after ? (
								<ButtonLink href={`${path}?month=${after}`} variant="plain" dense>
									{formatMonth(after)}
								</ButtonLink>
							) : null}
						</nav>
					}
				>
					<div className={`grid items-start gap-5 ${months.length === 2 ? "md:grid-cols-2" : ""}`}>
						{months.map(({ month, weeks }, at) => (
							// Phones show the first month only.
							<div key={month} className={at > 0 ? "max-md:hidden" : undefined}>
								<NightsTable
									caption={formatMonth(month)}
									weeks={weeks}
									currency={currency}
									dayOf={(date) => Number(date.slice(8))}
									today={today}
									hrefOf={hrefOf}
									chosen={chosen}
								/>
							</div>
						))}
					</div>
					<p className="mt-4 text-sm text-secondary">{t.roomCalendar.legend}</p>
				</Card>
				<Card title={t.nightsForm.title}>
					<NightsForm
						form={form}
						fields={fields}
						currency={currency}
						today={today}
						last={last}
						action={`${path}?month=${month}`}
					/>
				</Card>
			</div>
		</RoomFrame>
	);
}
