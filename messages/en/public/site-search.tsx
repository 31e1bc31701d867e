import type { ReactNode } from "react";
export const siteSearch = {
	results: ({ query }: { query: string }) => `Results for “${query}”`,
	nothing: ({ query }: { query: string }) => `We found nothing for “${query}”`,
	what: "What are you looking for?",
	hotels: "Hotels",
	tryOther: "Try different or fewer words.",
	hint: "Use the search at the top of the page to find products, hotels and cities.",
	hotelsIn: ({ city }: { city: string }) => `Hotels in ${city}`,
	categoriesAndCities: "Categories and cities",
	products: "Products",
	categories: "Categories",
	cities: "Cities",
	all: "See all results",
	/** The lowest price of a product with several. */
	from: ({ price }: { price: ReactNode }) => <>From {price}</>,
};
