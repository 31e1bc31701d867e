import { Card } from "#app/ui/card.tsx";

/** Who owns a hotel, how to reach it, and other facts by name. */
export function HotelContact({ facts }: { facts: readonly [name: string, fact: string | number][] }) {
	return (
		<Card title="Owner and contact">
			<dl className="space-y-3">
				{facts.map(([term, fact]) => (
					<div key={term} className="grid gap-x-3 sm:grid-cols-[8.5rem_1fr]">
						<dt className="text-secondary">{term}</dt>
						<dd className="min-w-0 wrap-anywhere">{fact}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}
