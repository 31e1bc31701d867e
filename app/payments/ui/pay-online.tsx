import { formatMoney } from "#app/common/money.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";

type PayOnlineProps = {
	/** Of what is paid. */
	number: string;
	/** Minor units. */
	amount: number;
	currency: string;
	/** The link to the provider's page, "retry" while it could not be created, or null. */
	payOnline: { href: string } | "retry" | null;
	/** Names what the customer pays for in the messages, such as "order". */
	what: string;
};

/** The way to the provider's page: a link, because browsers block a form that leads to another site. */
export function PayOnline({ number, amount, currency, payOnline, what }: PayOnlineProps) {
	if (payOnline === null) return null;
	if (payOnline !== "retry")
		return (
			<p className="mt-4 print:hidden">
				<a className="btn" href={payOnline.href} rel="noreferrer">
					<Icon name="card" /> Pay {formatMoney(amount, currency)} now
				</a>
			</p>
		);
	return (
		<PostForm action={`/track/${number}/payment`} className="mt-4 print:hidden">
			<p data-tone="yellow" className="notice mb-4">
				<Icon name="alert" /> We can’t reach our payment provider right now. Your {what} is saved.
			</p>
			<Button busy="Trying...">Try again</Button>
		</PostForm>
	);
}
