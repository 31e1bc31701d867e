import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { formatMoment } from "#app/common/calendar.ts";
import { explainConflict } from "#app/common/changes/conflict.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { optionalLine, seenVersion } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { readStatementPage, requireStatement } from "#app/site/statements/statement-request.server.ts";
import { StatementScreen } from "#app/site/statements/statement-screen.tsx";
import { settleStatement } from "#app/travel/commission/settle-statement.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(t.statements.pageTitle({ number: data?.statement.number ?? "" })) },
];

const schema = z.object({
	/** What the button does. */
	intent: z.enum(["settle", "undo"]),
	expectedVersion: seenVersion(),
	reference: optionalLine({ max: 100, name: () => t.statements.reference }),
});

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const statement = await readStatementPage(params, person, "all");
	const here = `/dashboard/statements/${params.statementId}`;
	// Settlements are the part of the trail that only SuperAdmins see.
	const trail = person.role === "SuperAdmin" ? trailPath("statement", params.statementId ?? "") : null;
	return json({ statement, here, trail, proof: await proofToAskFor(person) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { statement } = await requireStatement(params, "all");
	const form = await readProvenForm(request, schema, person);
	if (!form.ok) return form.refusal;
	const { intent, expectedVersion, reference } = form.value;
	const now = new Date();
	const outcome = await settleStatement(db, {
		statementId: statement.id,
		expectedVersion,
		reference: intent === "settle" ? reference : null,
		actorId: person.accountId,
		now,
	});
	if (outcome.ok)
		return redirectWithFlash(`/dashboard/statements/${params.statementId}`, {
			tone: "success",
			text: intent === "settle" ? t.statements.settled : t.statements.unsettled,
		});
	if (outcome.reason === "gone") return form.refuse({ "": [t.statements.nothing] });
	const when = formatMoment(outcome.at, market.timeZone, now);
	const advice = t.statements.changed;
	const { reason, status } = explainConflict("statement", {
		by: outcome.by,
		isOwn: outcome.isOwn,
		when,
		advice,
	});
	return form.refuse({ "": [reason] }, status);
}

export default function Statement() {
	const { statement, here, trail, proof } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ reference: string; proof: string }>({
		id: "settlement",
		lastResult: useActionData<typeof action>(),
	});
	const isSettled = statement.state === "settled";
	return (
		<StatementScreen statement={statement} list="/dashboard/statements" here={here} trail={trail}>
			{statement.state === "even" ? null : (
				<Card title={isSettled ? t.statements.undoTitle : t.statements.settle}>
					<PostForm form={form}>
						<input type="hidden" name="intent" value={isSettled ? "undo" : "settle"} />
						<input type="hidden" name="expectedVersion" value={statement.version} />
						{isSettled ? null : (
							<TextField
								field={fields.reference}
								label={t.statements.reference}
								hint={t.statements.referenceHint}
								optional
								autoComplete="off"
								width="medium"
							/>
						)}
						<ProofField field={fields.proof} kind={proof} />
						<p>
							<Button busy={t.words.saving}>
								{isSettled ? t.statements.undo : t.statements.markSettled}
							</Button>
						</p>
					</PostForm>
				</Card>
			)}
		</StatementScreen>
	);
}
