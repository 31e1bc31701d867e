import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { proofOfDialog } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { countBookings, deleteOwned } from "#app/travel/hotels/archive.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { ownedPath } from "#app/travel/hotels/owned.ts";
import { ownedFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { OwnedFrame } from "#app/travel/rooms/ui/room-frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.deleteHotel.metaTitle) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const owned = await ownedFromParams(params, person, "team");
	const bookings = await countBookings(db, owned);
	return json({ owned, bookings, proof: await proofToAskFor(person) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const form = await readForm(request, z.object({ proof: proof() }), person);
	const owned = await ownedFromParams(params, person, "team");
	if (!form.ok) return json({ isBooked: false, problem: null }, { status: 422 });
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return json({ isBooked: false, problem: unproven.proof.join(" ") }, { status: 422 });
	const { kind, id } = owned;
	const done = await deleteOwned(db, { kind, id, actor: person, now: new Date() });
	if (done.ok) {
		const list = owned.kind === "hotel" ? "/list-new-hotel" : `${hotelEditPath(owned.hotel_id)}/rooms`;
		return redirectWithFlash(list, { tone: "success", text: t.deleteHotel.done({ name: done.name }) });
	}
	if (done.reason === "gone") throw json(null, { status: 404 });
	return json({ isBooked: true, problem: null }, { status: 409 });
}

export default function Deletion() {
	const { owned, bookings, proof } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const { name, archived_at } = owned;
	const path = ownedPath(owned);
	if (bookings > 0 || refused?.isBooked)
		return (
			<OwnedFrame owned={owned} here="">
				<Dialog
					title={t.deleteHotel.cannot({ name })}
					closeHref={path}
					safeLabel={t.deleteHotel.back}
					actions={
						archived_at === null ? (
							<ButtonLink href={`${path}/archive`}>{t.deleteHotel.archiveInstead}</ButtonLink>
						) : undefined
					}
				>
					<p className="text-secondary">
						{t.deleteHotel.isBooked[owned.kind]({ count: bookings === 1 ? 1 : Math.max(2, bookings) })}
					</p>
				</Dialog>
			</OwnedFrame>
		);
	return (
		<OwnedFrame owned={owned} here="">
			<ConfirmDialog
				title={t.deleteHotel.question({ name })}
				closeHref={path}
				button={t.deleteHotel.button[owned.kind]}
				busy={t.deleteHotel.busy}
				field={proofOfDialog(proof, refused?.problem)}
			>
				<p className="text-secondary">
					{owned.kind === "hotel" ? t.deleteHotel.hotelText : t.deleteHotel.roomText}
				</p>
			</ConfirmDialog>
		</OwnedFrame>
	);
}
