import { t } from "#app/common/language/messages.ts";
import { Card } from "#app/ui/card.tsx";

type TermsProps = { terms: readonly string[]; houseRules?: string };

export function BookingTerms({ terms, houseRules }: TermsProps) {
	return (
		<Card title={t.roomCheckout.policy}>
			<ul className="list-disc space-y-1.5 ps-5">
				{terms.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			{houseRules ? (
				<details className="mt-4">
					<summary className="link inline-flex min-h-6 items-center">{t.roomCheckout.houseRules}</summary>
					<p className="mt-2 max-w-prose whitespace-pre-line" dir="auto">
						{houseRules}
					</p>
				</details>
			) : null}
		</Card>
	);
}
