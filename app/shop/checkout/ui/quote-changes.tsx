import { ChangesNotice } from "#app/ui/changed-values.tsx";

type QuoteChangesProps = {
	changes: readonly string[];
	nothingLeft: boolean;
};

export function QuoteChanges({ changes, nothingLeft }: QuoteChangesProps) {
	if (changes.length === 0) return null;
	return (
		<ChangesNotice title="Review these changes before you order">
			<ul className="mt-1 list-disc space-y-1 pl-5">
				{changes.map((change) => (
					<li key={change}>{change}</li>
				))}
			</ul>
			{nothingLeft ? null : (
				<p className="mt-2">
					You have not ordered yet. To continue, <a href="#checkout-summary">review the new total</a> and
					place the order, or change your cart.
				</p>
			)}
		</ChangesNotice>
	);
}
