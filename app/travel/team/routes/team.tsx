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
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { email } from "#app/common/forms/form-fields.ts";
import { maskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { retryAfterHeaders } from "#app/http/forms/retry-after.ts";
import { countUse, useCounters } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { mayInvite } from "#app/travel/hotels/hotel-states.ts";
import { type FramedHotel, framedHotel, hotelEditPath } from "#app/travel/hotels/owned.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { hasPermission, INVITED_ROLES, MEMBER_ROLES } from "#app/travel/team/member-roles.ts";
import { inviteMember, readInvitations, readTeam, TEAM_LIMIT } from "#app/travel/team/team.server.ts";
import { Invitations } from "#app/travel/team/ui/invitations.tsx";
import { Members } from "#app/travel/team/ui/members.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const headers: HeadersFunction = retryAfterHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`Team of ${data?.hotel.name ?? "a hotel"}`) },
];

const schema = z.object({
	email: email("Enter the email address of your colleague."),
	role: z.enum(INVITED_ROLES, { error: "Choose a role." }),
});

const CHOICES = INVITED_ROLES.map((value) => ({
	value,
	label: MEMBER_ROLES[value].label,
	hint: MEMBER_ROLES[value].may,
}));

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
			...{ id: maskId(id), email, role, inviter },
			ends: dayOf(expires_at),
			isExpired: expires_at <= now.toISOString(),
		})),
	});
}

/** The most invitations that an address gets from all hotels within an hour is a limit: `invitationMailByEmail`. */
const TOO_MANY = "This address got several invitations within an hour. Try again later.";

const REFUSALS = {
	closed: "The hotel is archived, suspended or not approved, so it can’t invite colleagues.",
	is_member: "This person is on the team already.",
	full: `A team has at most ${TEAM_LIMIT} members and invitations. Remove somebody first.`,
};

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelManager(request);
	const { id: hotelId } = await hotelFromParams(params, actor);
	const form = await readForm(request, schema, actor);
	if (!form.ok) return form.refusal;
	await countUse("invitationByAccount", String(actor.accountId));
	const [refusal] = await useCounters.consume({ name: "invitationMailByEmail", whose: form.value.email });
	if (refusal) return form.refuse({ email: [TOO_MANY] }, 429);
	const outcome = await inviteMember(db, { ...form.value, hotelId, actor, now: new Date() });
	if (!outcome.ok) {
		if (outcome.reason === "gone") throw json(null, { status: 404 });
		return form.refuse({ email: [REFUSALS[outcome.reason]] }, 409);
	}
	const text = `We sent an invitation to ${form.value.email}. Its link works for 7 days.`;
	return redirectWithFlash(`${hotelEditPath(hotelId)}/team`, { tone: "success", text });
}

export default function Team() {
	const { hotel, mayChange, mayInvite, members, invitations } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ email: string; role: string }>({
		id: "invitation",
		lastResult: useActionData<typeof action>(),
		defaultValue: { role: "desk" },
	});
	const path = `${hotelEditPath(hotel.id)}/team`;
	return (
		<HotelFrame hotel={hotel} here="/team">
			<h2 className="mb-3 text-lg">Members</h2>
			<Members members={members} path={path} mayChange={mayChange} />
			{invitations.length > 0 ? (
				<>
					<h2 className="mt-8 mb-3 text-lg">Invitations</h2>
					<Invitations {...{ invitations, path, mayChange, mayInvite }} />
				</>
			) : null}
			{mayChange ? (
				<section className="mt-10 max-w-form border-t border-line pt-6">
					<h2 className="text-lg">Invite a colleague</h2>
					{mayInvite ? (
						<>
							<p className="mt-1 mb-6 text-secondary">
								We email them a link. They join with an account of the same email address.
							</p>
							<PostForm id={form.id}>
								<ErrorSummary form={form} />
								<TextField
									field={fields.email}
									label="Email"
									type="email"
									autoComplete="off"
									width="medium"
								/>
								<ChoiceField field={fields.role} label="Role" choices={CHOICES} rows />
								<Button busy="Sending...">Send invitation</Button>
							</PostForm>
						</>
					) : (
						<p className="mt-1 text-secondary">{whyClosed(hotel)}</p>
					)}
				</section>
			) : (
				<p className="mt-6 text-secondary">Only the owner invites and removes members.</p>
			)}
		</HotelFrame>
	);
}

function whyClosed({ archived_at, reviewStatus }: FramedHotel): string {
	if (archived_at !== null) return "The hotel is archived. Restore it to invite colleagues.";
	return reviewStatus === "refused"
		? "The hotel is not approved. Request approval again to invite colleagues."
		: "The hotel is suspended, so it can’t invite colleagues.";
}
