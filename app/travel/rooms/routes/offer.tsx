import { randomUUID } from "node:crypto";
import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams, redisplayForm, refuseSave } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { EditForm, NewForm } from "#app/travel/hotels/ui/section-form.tsx";
import {
	firstOffer,
	OFFER_PRESETS,
	offerSchema,
	offersPath,
	typedOffer,
} from "#app/travel/rooms/offer-form.ts";
import { listOffers, MOST_OFFERS, saveOffer } from "#app/travel/rooms/save-offer.server.ts";
import { offerSections } from "#app/travel/rooms/ui/offer-fields.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TranslationsLink } from "#app/ui/office/translations-link.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data?.typed?.name ?? t.hotelOffers.form.title) },
];

type Params = LoaderFunctionArgs["params"];

/** The hotel, and the offer of the path; null on the page that adds one. */
async function readOfferPage(params: Params, person: Person) {
	const hotel = await hotelFromParams(params, person);
	if (params.offerId === undefined) return { hotel, offer: null };
	const id = unmaskId(params.offerId);
	const offer = (await listOffers(db, { hotelId: hotel.id })).find((each) => each.id === id);
	if (!offer) throw json(null, { status: 404 });
	return { hotel, offer };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const { hotel, offer } = await readOfferPage(params, person);
	return json({
		hotel: framedHotel(hotel),
		typed: offer && typedOffer(offer),
		first: firstOffer(new URL(request.url).searchParams.get("preset")),
		path: offer && offersPath(hotelEditPath(hotel.id), offer.id),
		isUsed: offer?.isUsed ?? false,
		isActive: offer?.is_active ?? true,
		updatedAt: offer?.updated_at ?? "",
		idempotencyKey: randomUUID(),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const { hotel, offer } = await readOfferPage(params, person);
	const form = await readForm(request, offerSchema(), person);
	if (!form.ok) return redisplayForm(form.refusal);
	const { details, idempotencyKey = randomUUID(), expectedVersion = "" } = form.value;
	const now = new Date();
	const saved = await saveOffer(db, {
		hotelId: hotel.id,
		id: offer?.id ?? null,
		actor: person,
		details,
		idempotencyKey,
		expectedVersion,
		now,
	});
	const { list, errors } = t.hotelOffers;
	if (saved.ok) {
		const text = saved.isAgain ? list.again(details) : list.saved(details);
		return redirectWithFlash(offersPath(hotelEditPath(hotel.id)), { tone: "success", text });
	}
	switch (saved.reason) {
		case "too_many":
			return redisplayForm(form.refuse({ "": [list.tooMany({ count: MOST_OFFERS })] }));
		case "code_taken":
			return redisplayForm(form.refuse({ code: [errors.codeTaken] }));
		case "used":
			return redisplayForm(form.refuse({ gives: [errors.used] }));
	}
	return redisplayForm(refuseSave(form, "offer", saved, { timeZone: hotel.time_zone, now }));
}

export default function Offer() {
	const { hotel, typed, first, path, isUsed, isActive, updatedAt, idempotencyKey } =
		useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string | string[]>>({
		id: "offer",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: { ...first, ...typed, active: isActive ? "on" : "" },
	});
	const sections = offerSections({ fields, isUsed });
	const text = t.hotelOffers.form;
	return (
		<HotelFrame hotel={hotel} here="/offers">
			<h2 className="text-xl">{typed?.name ?? text.title}</h2>
			{typed && path ? (
				<>
					<div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2">
						<TranslationsLink path={path} />
						{isUsed ? null : (
							<a href={`${path}/deletion`} className="link">
								{text.delete}
							</a>
						)}
					</div>
					<EditForm
						form={form}
						sections={sections}
						updatedAt={updatedAt}
						names={t.hotelOffers.fields}
						typed={typed}
						refused={refused}
						button={text.save}
					/>
				</>
			) : (
				<>
					<p className="mt-2">{text.start}:</p>
					<p className="mt-2 mb-5 flex flex-wrap gap-2">
						{(Object.keys(OFFER_PRESETS) as (keyof typeof OFFER_PRESETS)[]).map((preset) => (
							<ButtonLink key={preset} href={`?preset=${preset}`} variant="plain" dense>
								{text.presets[preset]}
							</ButtonLink>
						))}
					</p>
					<NewForm
						form={form}
						fields={fields}
						idempotencyKey={idempotencyKey}
						sections={sections}
						button={text.title}
					/>
				</>
			)}
		</HotelFrame>
	);
}
