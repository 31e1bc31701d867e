import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
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
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { offersPath } from "#app/travel/rooms/offer-form.ts";
import { deleteOffer, listOffers } from "#app/travel/rooms/save-offer.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.hotelOffers.form.delete) }];

async function readOfferToDelete(params: LoaderFunctionArgs["params"], person: Person) {
	const hotel = await hotelFromParams(params, person);
	const id = unmaskId(params.offerId ?? "");
	const offer = (await listOffers(db, { hotelId: hotel.id })).find((each) => each.id === id);
	if (!offer) throw json(null, { status: 404 });
	return { hotel, offer };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const { hotel, offer } = await readOfferToDelete(params, person);
	const path = offersPath(hotelEditPath(hotel.id), offer.id);
	return json({ hotel: framedHotel(hotel), name: offer.name, isUsed: offer.isUsed, path });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const { hotel, offer } = await readOfferToDelete(params, person);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return json({ isUsed: false }, { status: 422 });
	const query = { hotelId: hotel.id, offerId: offer.id, actor: person, now: new Date() };
	const deleted = await deleteOffer(db, query);
	if (deleted.ok) {
		const text = t.hotelOffers.list.deleted({ name: offer.name });
		return redirectWithFlash(offersPath(hotelEditPath(hotel.id)), { tone: "success", text });
	}
	if (deleted.reason === "gone") throw json(null, { status: 404 });
	return json({ isUsed: true }, { status: 409 });
}

export default function OfferDeletion() {
	const { hotel, name, isUsed, path } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const { form } = t.hotelOffers;
	return (
		<HotelFrame hotel={hotel} here="/offers">
			{isUsed || refused?.isUsed ? (
				<Dialog title={form.cannotDelete({ name })} closeHref={path} safeLabel={t.dialogs.goBack}>
					<p className="text-secondary">{form.cannotDeleteText}</p>
				</Dialog>
			) : (
				<ConfirmDialog
					title={form.deleteQuestion({ name })}
					closeHref={path}
					button={form.delete}
					busy={form.deleting}
				>
					<p className="text-secondary">{form.deleteText}</p>
				</ConfirmDialog>
			)}
		</HotelFrame>
	);
}
