import { useForm } from "@conform-to/react";
import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { INVITED_ROLES, roleChoices } from "#app/account/memberships/member-roles.ts";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { changeMemberRole, readColleague } from "#app/travel/team/team.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.memberRole.title) }];

const schema = z.object({
	expectedRole: z.enum(INVITED_ROLES, {
		error: () => t.memberRole.outOfDate,
	}),
	role: z.enum(INVITED_ROLES, { error: () => t.memberRole.choose }),
	proof: proof(),
});

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, actor, "team");
	const member = await readColleague(db, {
		hotelId: hotel.id,
		accountId: unmaskId(params.memberId ?? "") ?? 0,
	});
	if (!member) throw json(null, { status: 404 });
	const { name, role } = member;
	return json({ hotel: framedHotel(hotel), name, role, proof: await proofToAskFor(actor) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelManager(request);
	const { id: hotelId } = await hotelFromParams(params, actor, "team");
	const form = await readForm(request, schema, actor);
	if (!form.ok) return form.refusal;
	const unproven = await refuseUnproven(actor, form.value);
	if (unproven) return form.refuse(unproven);
	const { expectedRole, role } = form.value;
	const change = { hotelId, accountId: unmaskId(params.memberId ?? "") ?? 0, expectedRole, role };
	const outcome = await changeMemberRole(db, { ...change, actor, now: new Date() });
	const path = `${hotelEditPath(hotelId)}/team`;
	if (outcome.ok)
		return redirectWithFlash(path, {
			tone: "success",
			text: t.memberRole.changed({ role: t.memberRoles[role].label }),
		});
	if (outcome.reason === "changed") {
		const { label } = t.memberRoles[outcome.role];
		return form.refuse({ "": [t.memberRole.meanwhile({ role: label })] }, 409);
	}
	return redirect(path, { status: 303 });
}

export default function Member() {
	const { hotel, name, role, proof } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ role: string; expectedRole: string; proof: string }>({
		id: "role",
		lastResult: useActionData<typeof action>(),
		defaultValue: { role },
	});
	return (
		<HotelFrame hotel={hotel} here="/team">
			<Dialog
				title={t.memberRole.question({ name })}
				closeHref={`${hotelEditPath(hotel.id)}/team`}
				isFieldFocused
			>
				<p className="mb-5 text-secondary">{t.memberRole.text}</p>
				<PostForm id={form.id}>
					<ErrorSummary form={form} />
					<input type="hidden" name="expectedRole" value={role} />
					<ChoiceField autoFocus field={fields.role} label={t.memberRole.role} choices={roleChoices()} rows />
					<ProofField field={fields.proof} kind={proof} />
					<DialogButtons>
						<Button busy={t.memberRole.busy}>{t.memberRole.title}</Button>
					</DialogButtons>
				</PostForm>
			</Dialog>
		</HotelFrame>
	);
}
