import { t } from "#app/common/language/messages.ts";
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
	/** What the customer pays for. */
	what: "order" | "booking";
};

/** The way to the provider's page: a link, because browsers block a form that leads to another site. */
export function PayOnline({ number, amount, currency, payOnline, what }: PayOnlineProps) {
	if (payOnline === null) return null;
	if (payOnline !== "retry")
		return (
			<p className="mt-4 print:hidden">
				<a className="btn" href={payOnline.href} rel="noreferrer">
					<Icon name="card" /> {t.payments.payNow({ amount: formatMoney(amount, currency) })}
				</a>
			</p>
		);
	return (
		<PostForm action={`/track/${number}/payment`} className="mt-4 print:hidden">
			<p data-tone="yellow" className="notice mb-4">
				<Icon name="alert" /> {t.payments.unreachable[what]}
			</p>
			<Button busy={t.payments.trying}>{t.payments.tryAgain}</Button>
		</PostForm>
	);
}
