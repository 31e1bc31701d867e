import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { ChangeRefused } from "#app/account/users/change-refused.tsx";
import { changeRole } from "#app/account/users/change-user.server.ts";
import { readUserId, userOrList } from "#app/account/users/user-filters.ts";
import { explainUserRefusal } from "#app/account/users/user-labels.ts";
import { findUser } from "#app/account/users/users.server.ts";
import { t } from "#app/common/language/messages.ts";
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
		error: () => t.users.role.outdated,
	}),
	role: z.enum(ROLES, { error: () => t.users.role.choose }),
});
const choices = () => ROLES.map((value) => ({ value, label: value, hint: t.users.roleHints[value] }));

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
		return redirectWithFlash(list, { tone: "info", text: t.users.role.already({ role }) });
	const change = {
		accountId: readUserId(params.userId),
		actorId: person.accountId,
		expectedRole,
		role,
		now: new Date(),
	};
	const outcome = await changeRole(db, change);
	if (!outcome.ok) return form.refuse({ "": [explainUserRefusal(outcome, formatMarketMoment)] }, 409);
	return redirectWithFlash(list, { tone: "success", text: t.users.role.done({ role }) });
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
		<Dialog title={t.users.role.title({ name })} closeHref={list} isFieldFocused>
			<p className="mb-5 text-secondary">{t.users.role.lead}</p>
			<PostForm form={form}>
				<input type="hidden" name="expectedRole" value={role} />
				<ChoiceField autoFocus field={fields.role} label={t.users.role.label} choices={choices()} />
				<ProofField field={fields.proof} kind={proof} />
				<DialogButtons>
					<Button busy={t.users.role.busy}>{t.users.role.button}</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
