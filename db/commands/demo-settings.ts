/** Settings that the demo has beside its data, as `.env` would have them. */
export const DEMO_SETTINGS = {
	CHAT_URL: "https://chat.example/meeha",
	SOCIAL_LINKS: "Instagram=https://instagram.example/meeha,Mastodon=https://mastodon.example/@meeha",
};
