import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { marketSeller } from "#app/http/process/market-seller.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { returnAnswerSchema } from "#app/shop/orders/change-form.ts";
import { explainReturnRefusal } from "#app/shop/orders/order-messages.ts";
import { requireOrder } from "#app/shop/orders/order-request.server.ts";
import { answerReturn } from "#app/shop/orders/returns/answer-return.server.ts";
import {
	allowedAnswers,
	RETURN_ANSWERS,
	RETURN_STATES,
	type ReturnAnswerName,
	type ReturnState,
} from "#app/shop/orders/returns/return-labels.ts";
import { receiptFields } from "#app/shop/orders/returns/write-off.ts";
import { AlreadyDone } from "#app/shop/orders/ui/already-done.tsx";
import { ReceiptLines } from "#app/shop/orders/ui/receipt-lines.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea } from "#app/ui/form/text-field.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";
import type { Seller } from "#app/ui/receipt/print-sheet.tsx";

async function readAnswer(params: { number?: string; returnId?: string; answer?: string }) {
	const { returnId = "", answer = "" } = params;
	const order = await requireOrder(params);
	const returnRequest = order.returns.find(({ id }) => id === unmaskId(returnId));
	if (!returnRequest || !Object.hasOwn(RETURN_ANSWERS, answer)) throw json(null, { status: 404 });
	return { order, returnRequest, answer: answer as ReturnAnswerName };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { order, returnRequest, answer } = await readAnswer(params);
	const tooLate = request.method === "GET" && !allowedAnswers(returnRequest.status).includes(answer);
	const already = tooLate ? t.orderReturns.already[returnRequest.status] : null;
	const message = answer === "approval" ? returnAddress(marketSeller()) : "";
	return json({
		answer,
		number: order.number,
		expectedStatus: returnRequest.status,
		lines: returnRequest.lines,
		message,
		already,
	});
}

/** Proposes the seller's own address to the customer; empty when it is not set. */
const returnAddress = ({ name, address }: Seller) =>
	address.length > 0 ? [t.orderReturns.sendTo, name, ...address].join("\n") : "";

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { order, returnRequest, answer } = await readAnswer(params);
	const { to, verb, missingMessage } = RETURN_ANSWERS[answer];
	const form = await readForm(
		request,
		returnAnswerSchema(missingMessage, to === "received" ? returnRequest.lines : []),
		person,
	);
	if (!form.ok) return form.refusal;
	const now = new Date();
	const { message, writeOffs } = form.value;
	// An unknown state is refused like one that allows nothing.
	const expectedStatus = (
		Object.hasOwn(RETURN_STATES, form.value.expectedStatus) ? form.value.expectedStatus : "received"
	) as ReturnState;
	const by = { number: order.number, returnId: returnRequest.id, actorId: person.accountId, now };
	try {
		const outcome = await answerReturn(db, { ...by, expectedStatus, to, message, writeOffs });
		if (!outcome.ok) {
			const { reason, status } = explainReturnRefusal(outcome, formatMarketMoment);
			return form.refuse({ "": [reason] }, status);
		}
	} catch (error) {
		return form.refuse({ "": [failureReason(error, `${verb} a return`, request)] }, 503);
	}
	const text = t.orderReturns.done[to];
	return redirectWithFlash(`/orders/${order.number}`, { tone: "success", text });
}

export default function ReturnAnswer() {
	const { answer, number, expectedStatus, lines, message, already } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<Record<string, string>>({
		id: "answer",
		lastResult: useActionData<typeof action>(),
		defaultValue: {
			message,
			...Object.fromEntries(lines.map((_, at) => [receiptFields(at).stock, "restock"])),
		},
	});
	const here = `/orders/${number}`;
	const row = RETURN_ANSWERS[answer];
	const words = t.orderReturns[answer];
	const why = form.errors?.join(" ");
	if (why)
		return (
			<ChangeFailed
				what={t.orderReturns.doing[answer]}
				reason={why}
				href={here}
				back={t.orderReturns.backOrder}
			/>
		);
	if (already) return <AlreadyDone text={already} href={here} />;
	return (
		<Dialog title={words.question} closeHref={here} isFieldFocused>
			<p className="mb-4 text-secondary">{words.consequence}</p>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<input type="hidden" name="expectedStatus" value={expectedStatus} />
				{answer === "receipt" ? (
					<ReceiptLines lines={lines} field={(name) => fields[name] as FieldSource} />
				) : null}
				<TextArea
					field={fields.message as FieldSource}
					label={t.orderReturns.messageCustomer}
					autoFocus
					hint={answer === "approval" ? t.orderReturns.sendToHint : undefined}
					optional={row.missingMessage === null}
					rows={answer === "approval" ? 5 : 3}
				/>
				<DialogButtons>
					<Button variant={"danger" in row ? "danger" : "primary"} busy={t.orderChanges.working}>
						{words.button}
					</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
