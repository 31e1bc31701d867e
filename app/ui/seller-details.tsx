export type Seller = { name: string; address: string[]; taxNumber: string };

/** The seller on a receipt: name, address and tax number, as far as they are set. */
export function SellerDetails({ seller }: { seller: Seller }) {
	return (
		<address className="text-end text-sm not-italic">
			<span className="block text-lg font-bold">{seller.name}</span>
			{seller.address.map((line) => (
				<span key={line} className="block text-secondary">
					{line}
				</span>
			))}
			{seller.taxNumber ? <span className="block text-secondary">Tax number: {seller.taxNumber}</span> : null}
		</address>
	);
}
