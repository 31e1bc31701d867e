import { ChangedValues } from "#app/ui/changed-values.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import type { ShownMovePrice } from "./move-price-request.server.ts";

type MovePriceProps = {
	formId: string;
	price: ShownMovePrice | null;
	/** The signed price that the form was sent with. */
	typed: unknown;
};

/**
 * The price that booking agrees to, above the button. Browsers scroll here when the form comes back without errors. With
 * scripts, `follow-price.js` replaces it while the customer changes the move.
 */
export function MovePrice({ formId, price, typed }: MovePriceProps) {
	const signed = price ? price.signed : typeof typed === "string" ? typed : "";
	return (
		<div data-price="" aria-live="polite">
			{signed ? <input type="hidden" name="quote" value={signed} /> : null}
			{price ? <Shown formId={formId} price={price} /> : null}
		</div>
	);
}

function Shown({ formId, price }: { formId: string; price: ShownMovePrice }) {
	const { lines, currency, changes, deposit, isOutdated } = price;
	const hasPrice = lines.length > 0;
	return (
		<section id={`${formId}-errors`} className="mb-5 scroll-mt-10" aria-labelledby={`${formId}-price`}>
			{hasPrice && changes.length > 0 ? (
				<ChangedValues
					title="Review the new price before you book"
					intro="The price has changed since you saw it. Nothing is booked yet."
					changes={changes}
				/>
			) : null}
			<div className="rounded-control border border-line p-4">
				<h3 id={`${formId}-price`} className="text-lg">
					{hasPrice ? "Your price" : "We’ll call you with a price"}
				</h3>
				{hasPrice ? (
					<>
						<div className="mt-3">
							<PriceLines lines={lines} currency={currency} />
						</div>
						{deposit ? <p className="mt-3">{deposit}</p> : null}
						<p className="mt-3 text-sm text-secondary">
							Nothing is booked yet. The price is valid for 30 minutes. {price.terms}
						</p>
					</>
				) : (
					<p className="mt-1 text-secondary">
						{isOutdated ? "The price that you saw no longer applies. " : ""}We have no fixed price for these
						addresses. Book the move as a request, and we’ll call you.
					</p>
				)}
			</div>
		</section>
	);
}
