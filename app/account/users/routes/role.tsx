import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { ChangeRefused } from "#app/account/users/change-refused.tsx";
import { changeRole } from "#app/account/users/change-user.server.ts";
import { readUserId, userOrList } from "#app/account/users/user-filters.ts";
import { explainUserRefusal, ROLE_HINTS } from "#app/account/users/user-labels.ts";
import { findUser } from "#app/account/users/users.server.ts";
import { ROLES } from "#app/common/roles.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

const schema = z.object({
	expectedRole: z.enum(ROLES, {
		error: "This page is out of date. Open the account again and choose a role.",
	}),
	role: z.enum(ROLES, { error: "Choose a role." }),
});
const CHOICES = ROLES.map((value) => ({ value, label: value, hint: ROLE_HINTS[value] }));

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const user = await findUser(db, { id: readUserId(params.userId) });
	if (!user) throw json(null, { status: 404 });
	const list = userOrList(request.url, params.userId);
	return json({ name: user.name, role: user.role, list, proof: await proofToAskFor(person) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const form = await readProvenForm(request, schema, person);
	if (!form.ok) return form.refusal;
	const { expectedRole, role } = form.value;
	const list = userOrList(request.url, params.userId);
	if (expectedRole === role)
		return redirectWithFlash(list, { tone: "info", text: `The role is already ${role}.` });
	const change = {
		accountId: readUserId(params.userId),
		actorId: person.accountId,
		expectedRole,
		role,
		now: new Date(),
	};
	const outcome = await changeRole(db, change);
	if (!outcome.ok) return form.refuse({ "": [explainUserRefusal(outcome, formatMarketMoment)] }, 409);
	return redirectWithFlash(list, { tone: "success", text: `Role changed to ${role}.` });
}

export default function Role() {
	const { name, role, list, proof } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ role: string; expectedRole: string; proof: string }>({
		id: "role",
		lastResult: useActionData<typeof action>(),
		defaultValue: { role },
	});
	const [refused] = form.errors ?? [];
	if (refused) return <ChangeRefused reason={refused} list={list} />;
	return (
		<Dialog title={`Change role of ${name}`} closeHref={list} isFieldFocused>
			<p className="mb-5 text-secondary">The new role applies right away on all their devices.</p>
			<PostForm form={form}>
				<input type="hidden" name="expectedRole" value={role} />
				<ChoiceField autoFocus field={fields.role} label="Role" choices={CHOICES} />
				<ProofField field={fields.proof} kind={proof} />
				<DialogButtons>
					<Button busy="Changing...">Change role</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
