import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { proofToAskFor } from "#app/account/proof/prove-identity-request.server.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { trailOfHotelSeller } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { answerSellerForm, readSellerForm } from "#app/invoices/seller-request.server.ts";
import { SellerForm } from "#app/invoices/ui/seller-form.tsx";
import { readRateText } from "#app/travel/commission/rate-request.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { lockHotel } from "#app/travel/hotels/lock-hotel.server.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data ? t.hotelSeller.metaTitle({ hotel: data.hotel.name }) : t.hotelSeller.untitled) },
];

type Hotel = Awaited<ReturnType<typeof hotelFromParams>>;

const sellerOf = ({ id: hotelId, time_zone: timeZone, country }: Hotel) => ({ hotelId, timeZone, country });

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const [form, rate] = await Promise.all([
		readSellerForm(sellerOf(hotel), { name: "", address: "", taxNumber: "" }),
		readRateText(hotel.id),
	]);
	const trail = person.role === "Admin" ? trailOfHotelSeller(hotel.id) : undefined;
	return json({ hotel: framedHotel(hotel), form, rate, trail, proof: await proofToAskFor(person) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const path = `${hotelEditPath(hotel.id)}/seller`;
	return answerSellerForm(request, {
		seller: sellerOf(hotel),
		person,
		path,
		lock: (trx) => lockHotel(trx, { hotelId: hotel.id, actor: person }),
	});
}

export default function HotelSeller() {
	const { hotel, form, rate, trail, proof } = useLoaderData<typeof loader>();
	return (
		<HotelFrame hotel={hotel} here="/seller">
			<div className="max-w-form">
				<h2 className="text-lg">{t.hotelSeller.title}</h2>
				<p className="mt-1 mb-6 text-secondary">{t.hotelSeller.intro}</p>
				<SellerForm
					{...form}
					{...(trail === undefined ? {} : { trail })}
					lastResult={useActionData<typeof action>()}
					proofField={(field) => <ProofField field={field} kind={proof} />}
				/>
				<section className="mt-10 border-t border-line pt-6">
					<h2 className="text-lg">{t.hotelSeller.commission}</h2>
					<p className="mt-1">
						{t.hotelSeller.rate({
							rate,
							link: (text) => (
								<a className="link" href="/owner/statements">
									{text}
								</a>
							),
						})}
					</p>
				</section>
			</div>
		</HotelFrame>
	);
}
