import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ChangeRefused } from "#app/account/users/change-refused.tsx";
import { restoreUser, suspendUser } from "#app/account/users/change-user.server.ts";
import { USER_LIST } from "#app/account/users/user-filters.ts";
import { readId } from "#app/account/users/user-id.ts";
import { explainUserRefusal, STATE_CHANGES, type StateChangeName } from "#app/account/users/user-labels.ts";
import { findUser } from "#app/account/users/users.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

const RULES = { suspension: suspendUser, restoration: restoreUser };

function readChange(noun = ""): StateChangeName {
	if (Object.hasOwn(STATE_CHANGES, noun)) return noun as StateChangeName;
	throw json(null, { status: 404 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin"]);
	const change = readChange(params.stateChange);
	const user = await findUser(db, { id: readId(params.userId) });
	if (!user) throw json(null, { status: 404 });
	return json({ change, name: user.name, list: USER_LIST.hrefAt(request.url) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const name = readChange(params.stateChange);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok)
		return json(
			{ reason: "This page is out of date. Open the account again and try once more." },
			{ status: 422 },
		);
	const change = { accountId: readId(params.userId), actorId: person.accountId, now: new Date() };
	const outcome = await RULES[name](db, change);
	if (!outcome.ok) return json({ reason: explainUserRefusal(outcome, formatMarketMoment) }, { status: 409 });
	return redirectWithFlash(USER_LIST.hrefAt(request.url), {
		tone: "success",
		text: STATE_CHANGES[name].done,
	});
}

export default function StateChange() {
	const { change, name, list } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	if (refused) return <ChangeRefused reason={refused.reason} list={list} />;
	const { question, consequence, button, danger } = STATE_CHANGES[change];
	return (
		<ConfirmDialog title={question(name)} closeHref={list} button={button} busy="Working..." isSafe={!danger}>
			<p className="text-secondary">{consequence}</p>
		</ConfirmDialog>
	);
}
