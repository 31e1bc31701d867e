import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { readOfferedExtras } from "#app/travel/extras/read-extras.server.ts";
import { mayAddExtras } from "#app/travel/stays/booking-rules.ts";
import { addExtra } from "#app/travel/stays/extras/add-extra.server.ts";
import { AddExtra } from "#app/travel/stays/extras/add-extra.tsx";
import { addExtraForm, explainNotAdded, extraOptions } from "#app/travel/stays/extras/add-extra-form.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import { requireOwnBooking } from "#app/travel/stays/own/own-booking-request.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => privatePageMeta(t.extras.addTo);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const booking = await requireOwnBooking(request, params, new Date());
	const offered = mayAddExtras(booking) ? await readOfferedExtras(db, { hotelId: booking.hotel_id }) : [];
	const shown = {
		here: `/track/${booking.number}`,
		hotel: booking.hotel_name,
		options: extraOptions(offered, booking.currency),
		idempotencyKey: randomUUID(),
	};
	return json(shown, { status: offered.length > 0 || request.method !== "GET" ? 200 : 409 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, addExtraForm, person);
	if (!form.ok) return form.refusal;
	const viewer = await readViewer(request, number);
	try {
		const added = await addExtra(db, {
			...form.value,
			lock: (trx) => lockBooking(trx, number, viewer),
			actorId: viewer.accountId,
			isByStaff: false,
			now: new Date(),
		});
		if (!added.ok) {
			const { text, status } = explainNotAdded(added);
			return form.refuse({ "": [text] }, status);
		}
		return redirectWithFlash(`/track/${number}`, { tone: "success", text: t.extras.added(added) });
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "add an extra to a stay", request)] }, 503);
	}
}

export default function StayExtras() {
	const { here, hotel, options, idempotencyKey } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				<h1 className="text-2xl">{t.extras.addTo}</h1>
				<p className="mt-1">{hotel}</p>
			</div>
			<Card>
				{options.length === 0 ? (
					<p>{t.extras.notNow}</p>
				) : (
					<AddExtra options={options} idempotencyKey={idempotencyKey} lastResult={lastResult} />
				)}
			</Card>
			<p>
				<ButtonLink variant="plain" href={here}>
					{t.words.back}
				</ButtonLink>
			</p>
		</div>
	);
}
