import { DisputeNotices } from "#app/common/payments/dispute-notices.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";

type DepositNoticesProps = Parameters<typeof DisputeNotices>[0] & {
	/** The refunds that failed, in minor units. */
	failed: readonly { id: number; amount: number }[];
};

/** What staff have to do about the deposit of a move: its disputes, and its refunds that failed. */
export function DepositNotices({ failed, ...dispute }: DepositNoticesProps) {
	return (
		<>
			{failed.map(({ id, amount }) => (
				<p key={id} data-tone="red" className="notice mb-5">
					<Icon name="alert" />
					<span>
						<strong>
							Refund failed: <Price amount={amount} currency={dispute.currency} />.
						</strong>{" "}
						The payment provider refused it, or the customer’s bank returned it.{" "}
						<a href={dispute.href}>View payment</a>
					</span>
				</p>
			))}
			<DisputeNotices {...dispute} />
		</>
	);
}
