import { moneyParts } from "#app/common/money.ts";

type PriceProps = {
	/** Minor units. */
	amount: number;
	currency: string;
	/** The higher price it is compared with, shown struck through. */
	compareAt?: number | null;
	className?: string;
};

/** A price with the currency symbol smaller than the figure. */
export function Price({ amount, currency, compareAt, className }: PriceProps) {
	return (
		<span className={className ? `price ${className}` : "price"}>
			{compareAt && compareAt > amount ? <span className="sr-only">Now </span> : null}
			<Figure amount={amount} currency={currency} />
			{compareAt && compareAt > amount ? (
				<>
					<span className="sr-only">, before</span>{" "}
					<s className="text-[0.875em] font-normal text-secondary">
						<Figure amount={compareAt} currency={currency} />
					</s>
				</>
			) : null}
		</span>
	);
}

function Figure({ amount, currency }: { amount: number; currency: string }) {
	const { before, figure, after } = moneyParts(amount, currency);
	return (
		<>
			{before ? <small>{before}</small> : null}
			{figure}
			{after ? <small>{after}</small> : null}
		</>
	);
}
