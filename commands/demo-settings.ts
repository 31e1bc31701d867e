/** The demo's settings, as in `.env`. */
export const DEMO_SETTINGS = {
	SOCIAL_LINKS: "Instagram=https://instagram.example/meeha,Mastodon=https://mastodon.example/@meeha",
	SELLER_NAME: "Meeha Market Inc.",
	SELLER_ADDRESS: "350 Fifth Avenue;New York, NY 10118;United States",
	SELLER_TAX_NUMBER: "EIN 00-0000000",
	BANK_ACCOUNT: "Account holder=Meeha Market Inc.;Bank=Example Bank;Account number=000 123 456 789",
	COMMISSION_RATE: "15",
	MAP_FILE: "demo/map/demo.pmtiles",
};
