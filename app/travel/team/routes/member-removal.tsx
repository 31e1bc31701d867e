import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { proofOfDialog } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { readColleague, removeMember } from "#app/travel/team/team.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data?.isOwn ? t.leaveTeam.leave : t.leaveTeam.removeTitle) },
];

type Params = { hotelId?: string; memberId?: string };

/** The colleague in the path: for the owner each one, for the others themselves. */
async function colleagueFromParams(params: Params, person: Person) {
	const accountId = unmaskId(params.memberId ?? "") ?? 0;
	const isOwn = accountId === person.accountId;
	const hotel = await hotelFromParams(params, person, isOwn ? "bookings" : "team");
	const colleague = await readColleague(db, { hotelId: hotel.id, accountId });
	if (!colleague) throw json(null, { status: 404 });
	const team = `${hotelEditPath(hotel.id)}/team`;
	return { hotel, colleague, isOwn, back: isOwn ? "/owner/dashboard" : team };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelStaff(request);
	const { hotel, colleague, isOwn, back } = await colleagueFromParams(params, person);
	return json({ hotel: hotel.name, name: colleague.name, isOwn, back, proof: await proofToAskFor(person) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelStaff(request);
	const form = await readForm(request, z.object({ proof: proof() }), person);
	const { hotel, colleague, isOwn, back } = await colleagueFromParams(params, person);
	if (!form.ok) return json({ problem: null }, { status: 422 });
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return json({ problem: unproven.proof.join(" ") }, { status: 422 });
	const removed = { hotelId: hotel.id, accountId: colleague.id, actor: person, now: new Date() };
	if (!(await removeMember(db, removed)).ok) throw json(null, { status: 404 });
	const text = isOwn
		? t.leaveTeam.left({ hotel: hotel.name })
		: t.leaveTeam.removed({ name: colleague.name });
	return redirectWithFlash(back, { tone: "success", text });
}

export default function MemberRemoval() {
	const { hotel, name, isOwn, back, proof } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	return (
		<ConfirmDialog
			title={isOwn ? t.leaveTeam.leaveQuestion({ hotel }) : t.leaveTeam.removeQuestion({ name })}
			closeHref={back}
			button={isOwn ? t.leaveTeam.leave : t.leaveTeam.remove}
			busy={isOwn ? t.leaveTeam.leaving : t.leaveTeam.removing}
			field={proofOfDialog(proof, refused?.problem)}
		>
			<p className="text-secondary">
				{isOwn ? t.leaveTeam.leaveText : t.leaveTeam.removeText({ name, hotel })}
			</p>
		</ConfirmDialog>
	);
}
