import { randomUUID } from "node:crypto";
import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { PHOTO_UPLOAD } from "#app/common/photos/photo-limits.ts";
import { answerCountryQuestion } from "#app/common/places/country-question.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { accountPhotos, countNew, refusedPhotoForm, takePhotos } from "#app/http/forms/form-photos.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { hotelPlaces, hotelSchema } from "#app/travel/hotels/form/hotel-form.ts";
import { FIRST_FIELDS } from "#app/travel/hotels/form/hotel-labels.ts";
import { listHotels } from "#app/travel/hotels/own-hotels.server.ts";
import { createHotel } from "#app/travel/hotels/save-hotel.server.ts";
import { hotelSections } from "#app/travel/hotels/ui/hotel-fields.tsx";
import { HotelList } from "#app/travel/hotels/ui/hotel-list.tsx";
import { NewForm } from "#app/travel/hotels/ui/section-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const headers = retryAfterHeaders;
export const meta: MetaFunction = () => [{ title: pageTitle(t.yourHotels.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const page = Number(new URL(request.url).searchParams.get("page")) || 1;
	return json({
		...(await listHotels(db, { actor: person, page: Math.floor(page) })),
		places: hotelPlaces(market.country),
		isOnline: paymentProvider !== null,
		typed: { ...FIRST_FIELDS, country: market.country, email: person.email },
		idempotencyKey: randomUUID(),
	});
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const form = await readUpload(request, hotelSchema(market.country), person, PHOTO_UPLOAD);
	const now = new Date();
	const limit = form.ok ? await countNew("hotelByAccount", person.accountId) : {};
	const photos = await takePhotos(form, { ...accountPhotos(person), now, ...limit });
	if (!photos.ok) {
		const { refused, init } = photos;
		const { lastResult, status, isAsked } = answerCountryQuestion(refused.lastResult, init.status);
		const country = lastResult.initialValue?.country;
		const places = hotelPlaces(typeof country === "string" ? country : market.country);
		return refusedPhotoForm(
			{ ...photos, refused: { ...refused, lastResult }, init: { ...init, status } },
			{ places, isAsked },
		);
	}
	const { details, idempotencyKey = randomUUID() } = photos.value;
	const made = await createHotel(db, {
		details,
		actor: person,
		idempotencyKey,
		pictures: photos.pictures,
		now,
	});
	const text = made.isAgain
		? t.yourHotels.again({ name: details.name })
		: t.yourHotels.added({ name: details.name });
	return redirectWithFlash(`/add-room/${maskId(made.hotelId)}`, { tone: "success", text });
}

export default function Hotels() {
	const { hotels, total, page, perPage, places, isOnline, typed, idempotencyKey } =
		useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string>>({
		id: "hotel",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: typed,
	});
	return (
		<>
			<PageHeading
				title={total === 0 ? t.yourHotels.addFirst : refused ? t.yourHotels.add : t.yourHotels.title}
				sub={total === 0 ? t.yourHotels.intro : null}
				action={total > 0 && !refused ? <ButtonLink href="#add">{t.yourHotels.add}</ButtonLink> : null}
			/>
			{total > 0 && !refused ? (
				<InPlace>
					<HotelList hotels={hotels} />
					{total > perPage ? (
						<Pager
							path="/list-new-hotel"
							params={new URLSearchParams()}
							page={page}
							perPage={perPage}
							total={total}
							noun="hotels"
							sizes={[perPage]}
						/>
					) : null}
				</InPlace>
			) : null}
			<section id="add" className={total > 0 && !refused ? "mt-8" : undefined}>
				{total > 0 && !refused ? <h2 className="mb-5 text-xl">{t.yourHotels.add}</h2> : null}
				<NewForm
					form={form}
					fields={fields}
					idempotencyKey={idempotencyKey}
					sections={hotelSections({
						fields,
						places: refused?.places ?? places,
						isCountryAsked: refused?.isAsked,
						isOnline,
					})}
					waiting={refused?.waiting}
					photoHint={t.yourHotels.photoHint}
					button={t.yourHotels.button}
				/>
			</section>
		</>
	);
}
