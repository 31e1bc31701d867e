import { useForm } from "@conform-to/react";
import {
	type ActionFunctionArgs,
	type HeadersFunction,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { hasPermission, INVITED_ROLES, roleChoices } from "#app/account/memberships/member-roles.ts";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { email } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse, useCounters } from "#app/http/process/limits.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { hotelEditPath, mayInvite } from "#app/travel/hotels/hotel-states.ts";
import { type FramedHotel, framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { Invitations } from "#app/travel/team/invitations.tsx";
import { Members } from "#app/travel/team/members.tsx";
import { inviteMember, readInvitations, readTeam, TEAM_LIMIT } from "#app/travel/team/team.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const headers: HeadersFunction = retryAfterHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data ? t.team.title({ hotel: data.hotel.name }) : t.team.untitled) },
];

const schema = z.object({
	email: email(() => t.invite.enterEmail),
	role: z.enum(INVITED_ROLES, { error: () => t.memberRole.choose }),
	proof: proof(),
});

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, actor);
	const hotelId = hotel.id;
	const [members, invitations] = await Promise.all([
		readTeam(db, { hotelId }),
		readInvitations(db, { hotelId }),
	]);
	const now = new Date();
	const dayOf = (moment: string) => formatDate(wallClock(moment, hotel.time_zone).date, now.getUTCFullYear());
	return json({
		proof: await proofToAskFor(actor),
		hotel: framedHotel(hotel),
		mayChange: hasPermission(actor, hotel.own_role, "team"),
		mayInvite: mayInvite(hotel),
		members: members.map(({ id, created_at, ...member }) => ({
			...member,
			id: maskId(id),
			isOwn: id === actor.accountId,
			since: dayOf(created_at),
		})),
		invitations: invitations.map(({ id, email, role, inviter, expires_at }) => ({
			id: maskId(id),
			email,
			role,
			inviter,
			ends: dayOf(expires_at),
			isExpired: expires_at <= now.toISOString(),
		})),
	});
}

const refusal = (reason: "closed" | "is_member" | "full"): string =>
	({
		closed: t.invite.closed,
		is_member: t.invite.isMember,
		full: t.invite.full({ limit: TEAM_LIMIT }),
	})[reason];

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelManager(request);
	const { id: hotelId } = await hotelFromParams(params, actor);
	const form = await readForm(request, schema, actor);
	if (!form.ok) return form.refusal;
	const unproven = await refuseUnproven(actor, form.value);
	if (unproven) return form.refuse(unproven);
	await countUse("invitationByAccount", String(actor.accountId));
	const refusals = await useCounters.consume(
		{ name: "invitationBySender", whose: `${actor.accountId} ${form.value.email}` },
		{ name: "invitationMailByEmail", whose: form.value.email },
	);
	if (refusals.some((refusal) => refusal !== null)) return form.refuse({ email: [t.invite.tooMany] }, 429);
	const { email: invited, role } = form.value;
	const outcome = await inviteMember(db, { email: invited, role, hotelId, actor, now: new Date() });
	if (!outcome.ok) {
		if (outcome.reason === "gone") throw json(null, { status: 404 });
		return form.refuse({ email: [refusal(outcome.reason)] }, 409);
	}
	const text = t.invite.sent({ email: form.value.email });
	return redirectWithFlash(`${hotelEditPath(hotelId)}/team`, { tone: "success", text });
}

export default function Team() {
	const { proof, hotel, mayChange, mayInvite, members, invitations } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ email: string; role: string; proof: string }>({
		id: "invitation",
		lastResult: useActionData<typeof action>(),
		defaultValue: { role: "desk" },
	});
	const path = `${hotelEditPath(hotel.id)}/team`;
	return (
		<HotelFrame hotel={hotel} here="/team">
			<h2 className="mb-3 text-lg">{t.team.members.title}</h2>
			<Members members={members} path={path} mayChange={mayChange} />
			{invitations.length > 0 ? (
				<>
					<h2 className="mt-8 mb-3 text-lg">{t.team.invitations.title}</h2>
					<Invitations invitations={invitations} path={path} mayChange={mayChange} mayInvite={mayInvite} />
				</>
			) : null}
			{mayChange ? (
				<section className="mt-10 max-w-form border-t border-line pt-6">
					<h2 className="text-lg">{t.invite.title}</h2>
					{mayInvite ? (
						<>
							<p className="mt-1 mb-6 text-secondary">{t.invite.intro}</p>
							<PostForm id={form.id}>
								<ErrorSummary form={form} />
								<TextField
									field={fields.email}
									label={t.team.email}
									type="email"
									autoComplete="off"
									width="medium"
								/>
								<ChoiceField field={fields.role} label={t.team.role} choices={roleChoices()} rows />
								<ProofField field={fields.proof} kind={proof} />
								<Button busy={t.invite.busy}>{t.invite.button}</Button>
							</PostForm>
						</>
					) : (
						<p className="mt-1 text-secondary">{whyClosed(hotel)}</p>
					)}
				</section>
			) : (
				<p className="mt-6 text-secondary">{t.invite.onlyOwner}</p>
			)}
		</HotelFrame>
	);
}

function whyClosed({ archived_at, reviewStatus }: FramedHotel): string {
	if (archived_at !== null) return t.invite.archived;
	return reviewStatus === "refused" ? t.invite.refused : t.invite.suspended;
}
