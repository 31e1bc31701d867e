import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { ChangeRefused } from "#app/account/users/change-refused.tsx";
import { restoreUser, suspendUser, turnOffForUser } from "#app/account/users/change-user.server.ts";
import { readUserId, userOrList } from "#app/account/users/user-filters.ts";
import { explainUserRefusal, STATE_CHANGES, type StateChangeName } from "#app/account/users/user-labels.ts";
import { findUser } from "#app/account/users/users.server.ts";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

const RULES = {
	suspension: suspendUser,
	restoration: restoreUser,
	"second-factor-removal": turnOffForUser,
};

function readChange(noun = ""): StateChangeName {
	if (Object.hasOwn(STATE_CHANGES, noun)) return noun as StateChangeName;
	throw json(null, { status: 404 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const change = readChange(params.stateChange);
	const user = await findUser(db, { id: readUserId(params.userId) });
	if (!user) throw json(null, { status: 404 });
	const list = userOrList(request.url, params.userId);
	return json({ change, name: user.name, list, proof: await proofToAskFor(person) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const name = readChange(params.stateChange);
	const form = await readProvenForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const change = { accountId: readUserId(params.userId), actorId: person.accountId, now: new Date() };
	const outcome = await RULES[name](db, change);
	if (!outcome.ok) return form.refuse({ "": [explainUserRefusal(outcome, formatMarketMoment)] }, 409);
	return redirectWithFlash(userOrList(request.url, params.userId), {
		tone: "success",
		text: STATE_CHANGES[name].done,
	});
}

export default function StateChange() {
	const { change, name, list, proof } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ proof: string }>({
		id: "state-change",
		lastResult: useActionData<typeof action>(),
	});
	const [refused] = form.errors ?? [];
	if (refused) return <ChangeRefused reason={refused} list={list} />;
	const { question, consequence, button, danger } = STATE_CHANGES[change];
	const isAsked = proof !== null || fields.proof.errors !== undefined;
	return (
		<Dialog title={question(name)} closeHref={list} isFieldFocused={isAsked}>
			<p className="mb-5 text-secondary">{consequence}</p>
			<PostForm form={form}>
				<ProofField autoFocus field={fields.proof} kind={proof} />
				<DialogButtons>
					<Button variant={danger ? "danger" : "primary"} busy={t.users.busy}>
						{button}
					</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
