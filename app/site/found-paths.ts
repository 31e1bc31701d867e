/* Where what a search of everything found leads. */

export const everythingPath = (query: string) => `/search?${new URLSearchParams({ q: query })}`;
export const allProductsPath = (query: string) => `/products?${new URLSearchParams({ q: query })}`;
export const categoryPath = (slug: string) => `/collection?${new URLSearchParams({ category: slug })}`;
/** The hotels of a city, or of any typed destination. */
export const cityPath = (destination: string) => `/hotels/results?${new URLSearchParams({ destination })}`;
