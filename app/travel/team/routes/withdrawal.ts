import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { withdrawInvitation } from "#app/travel/team/team.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, actor);
	return redirect(`${hotelEditPath(hotel.id)}/team`, { status: 303 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelManager(request);
	const { id: hotelId } = await hotelFromParams(params, actor);
	const form = await readForm(request, z.object({}), actor);
	if (!form.ok) return form.refusal;
	const invitationId = unmaskId(params.invitationId ?? "") ?? 0;
	const outcome = await withdrawInvitation(db, { hotelId, invitationId, actor, now: new Date() });
	if (!outcome.ok) throw json(null, { status: 404 });
	const text = t.invite.withdrawn;
	return redirectWithFlash(`${hotelEditPath(hotelId)}/team`, { tone: "success", text });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
