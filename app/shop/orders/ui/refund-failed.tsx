import { maskId } from "#app/common/masked-id.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import type { RefundState } from "#db/schema/payments.ts";

type RefundFailedProps = {
	number: string;
	/** What is left to refund, in minor units. Null for an order that is not paid online. */
	money: { left: number; currency: string } | null;
	/** `again`: when the refund is tried again without anybody's doing. */
	refunds: readonly { id: number; amount: number; state: RefundState; again: string | null }[];
};

/** The refunds of an order that failed and can be tried again, as long as that much is left to refund. */
export function RefundFailed({ number, money, refunds }: RefundFailedProps) {
	if (!money) return null;
	const failed = refunds.filter(({ state, amount }) => state === "failed" && amount <= money.left);
	return failed.map(({ id, amount, again }) => (
		<div key={id} data-tone="red" className="notice mb-5 flex-wrap">
			<Icon name="alert" />
			<p className="min-w-0 flex-1 basis-64">
				<strong>
					Refund failed: <Price amount={amount} currency={money.currency} />.
				</strong>{" "}
				The payment provider refused it, or the customer’s bank returned it.{" "}
				{again ? `Next automatic attempt: ${again}.` : "It is not tried again automatically."}
			</p>
			<PostForm action={`/orders/${number}/refunds/${maskId(id)}/retry`} className="print:hidden">
				<Button dense busy="Trying...">
					Try again
				</Button>
			</PostForm>
		</div>
	));
}
