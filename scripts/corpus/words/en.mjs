// Words of pages in English: for each kind its headings, the labels of its controls, and its items.
export default {
  code: 'en',
  months: 'January|February|March|April|May|June|July|August|September|October|November|December',
  days: 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday',
  furniture:
    'Search|Share|Filters|Cancel|OK|Close|Back|Next|More|Menu|Edit|View|Help|File|Tools|Window|Home|Apply|Save|Delete|Add|New|Open|Sign in|Done|Skip|Sort|Select all|Refresh|Copy|Paste|Undo|Print|Reset|Continue|Retry|Browse|Log out|Account|Profile|Options|Details|All|Today|Yesterday|Show more|Learn more|Yes|No',
  people:
    'Anna Berg|Tom Hale|Priya Nair|Lucas Meyer|Sofia Rossi|Noah Clark|Emma Stone|Omar Aziz|Grace Liu|Ben Carter|Mia Novak|Leo Grant|Ella Frost|Jack Moore|Nina Patel|Paul Weber|Sam Torres|Zoe King',
  places:
    'Oslo|Lisbon|Boston|Bristol|Vienna|Dublin|Chicago|Prague|Seattle|Milan|Porto|Krakow|Madrid|Lyon|Zurich|Denver|Harbour Street|Old Town|Central Station|Riverside Park|City Museum|West Gate|Airport|Market Square',
  things:
    'Notebook|Backpack|Headphones|Desk lamp|Running shoes|Coffee grinder|Garden chair|Rain jacket|Water bottle|Bread|Milk|Apples|Cheese|Batteries|Phone case|Keyboard|Tomatoes|Olive oil|Blanket|Bicycle helmet',
  prose:
    'The new version improves the way files are kept and found again.|Nobody expected the river to rise that quickly after the dry summer.|You can change this at any time from the main screen.|Researchers say the results should be read with care.|Each entry has a name, a short description and a date.|Members of the council met for three hours without a decision.|This chapter explains how the parts work together.|If the option is turned off, nothing is sent to the server.|The first train left before sunrise and arrived almost empty.|Several users reported that the list stays empty after an update.|A small team looks after the garden behind the library.|It is best to make a copy before you begin.|The company plans to open two more offices next year.|Most people never notice how often the light changes.',
  chatter:
    'Are you coming tonight?|Yes, see you at seven|Sounds good!|I will be ten minutes late|Did you get my message?|Thanks a lot|Let me check and call you back|Where are you?|Happy birthday!|No problem|Can you send me the photos?|That was great|Ok, talk later|Who brings the cake?|On my way|Haha yes|See you tomorrow|I left the keys at home',
  kinds: {
    article: {
      titles:
        'River floods old town after storm|Scientists find new frog species|Council votes on bike lanes|The quiet return of the night train|Why small libraries matter|Five lessons from a failed startup|Chip maker reports record year|Museum reopens after long repair|Local team wins the cup|What we know about the new virus',
      labels:
        'By|Published|min read|News|Politics|Sports|Culture|Opinion|Science|Technology|World|Business|Health|Subscribe|Newsletter|Read more|Latest|Headlines|Comments|Related articles|Feeds|Unread|Reporter|Editor|Photo credit|Breaking|Top stories|Podcast episodes|Articles|Bookmarks|Reader|Reading list|Archive',
      items:
        'Markets fall on weak data|Rain expected all week|Minister resigns|New stadium approved|How to sleep better|Interview with the author|Review of the week|A guide to slow travel',
      tags: 'news',
    },
    board: {
      titles:
        'Website relaunch|Product roadmap|Sprint 14|Home renovation|Marketing tasks|Release plan|My tasks|Upcoming cards|Garden project|Team board',
      labels:
        'To do|In progress|Done|Backlog|Review|Blocked|Ready|Work in progress|Board|Boards|Cards|Card|Task|Tasks|Add a card|Add task|New task|Add list|Assignee|Due|Priority|High|Low|Sprint|Epic|Column|Swimlane|Project|Kanban|Milestone|Labels|Subtasks|Checklist|Completed|Overdue|Status|Owner|Stack|Lists',
      items:
        'Write the copy|Fix login form|Buy paint|Call the plumber|Design the header|Update the docs|Test on phones|Order samples|Prepare demo|Collect feedback|Plan the launch|Clean the garage|Review budget|Set up server|Translate texts',
      tags: 'tasks|task|kanban|project|planning',
    },
    calendar: {
      titles:
        'Team meeting|Dentist|Yoga class|Project review|New event|Birthday party|Summer concert|Parents evening|Week|Schedule|Agenda|Appointments',
      labels:
        'Day|Week|Month|Year|Agenda|Event|Events|New event|All day|Location|Reminder|Repeat|Attendees|Invite|Calendar|Calendars|Today|Starts|Ends|Time zone|Guests|Meeting|Appointment|Schedule|Organizer|RSVP|Accept|Decline|Maybe|Busy|Free|Week number|Upcoming events|Add event|Daily|Weekly|Monthly|Recurrence|Birthdays|Holidays|Reminders',
      items:
        'Lunch with Sam|Standup|Gym|Budget review|School play|Call with client|Pick up kids|Piano lesson|Board meeting|Flight home|Haircut|Workshop|Interview|Book club|Waste collection|Pizza night',
      tags: 'event|events|schedule|meeting|agenda',
    },
    chart: {
      titles:
        'Sales overview|Dashboard|Statistics|Traffic report|Website visitors|Monthly revenue|Cash flow|Burndown|Blood pressure|Energy usage|Step count|Performance|Analytics|Reports',
      labels:
        'Revenue|Orders|Visitors|Sessions|Users|Growth|Average|Total|Minimum|Maximum|Trend|Last 7 days|Last 30 days|This month|Previous period|Conversion|Statistics|Chart|Graph|Line chart|Bar chart|Legend|Axis|Report|Reports|Dashboard|Overview|Activity|Distribution|Median|Per month|Per day|Compared to|Series|Usage|Values|Rate|Percentage|Histogram|Goal|Progress|Net worth|Widget|Analytics',
      items:
        'Direct|Search|Social|Email|Mobile|Desktop|Tablet|North|South|East|West|Europe|Asia|Product A|Product B|Income|Expenses|Steps|Weight|Calories|Temperature|Downloads',
      tags: 'dashboard|graph|statistics|analytics|report',
    },
    chat: {
      titles: '',
      labels:
        'Type a message|Message|Messages|Write a message|Send|online|typing…|last seen today|Chats|Chat|Groups|Group|Channels|Channel|Direct messages|Threads|Contacts|Calls|Conversation|Conversations|New message|New chat|Reply|Delivered|Read|Voice message|Mute|Members|Emoji|Attachment|SMS|Forwarded|Search messages|Start a conversation|Archived|Invite|Rooms|Unread|Join|Mention|Sent|Encrypted',
      items: '',
      tags: 'messages|message|conversation|messaging',
    },
    code: {
      titles:
        'parser.py|server.ts|Main.java|index.html|styles.css|app.go|lib.rs|config.yaml|schema.sql|utils.js|README.md|main.c|Cargo.toml|package.json|UserService.kt|queue.rb',
      labels:
        'Explorer|Outline|Terminal|Problems|Debug console|Output|Run|Debug|Source control|Extensions|Go to definition|Find in files|Ln 12, Col 8|UTF-8|Spaces: 4|Open editors|Branch|Commit|Commits|Pull request|Pull requests|Issues|Merge|Files changed|Checks|Reviewers|Repository|Repositories|Stars|Forks|Fork|Watchers|Releases|Contributors|Diff|Clone|Blame|Variables|Breakpoints|Call stack|Editor|Code|Compile|Build|Completion|Snippet|Syntax|Language|Branches|Tags|Gist|Wiki',
      items: '',
      tags: 'editor|programming|development|software',
    },
    document: {
      titles:
        'Installation guide|User manual|Getting started|Terms of service|Meeting notes|Rental agreement|Formatting samples|Release notes|Annual report|Cover letter|Shopping ideas|Travel notes|Privacy policy|Chapter 3|Introduction|Quick reference|Thesis draft|Frequently asked questions|Reading notes|Curriculum vitae',
      labels:
        'Contents|Table of contents|Chapter|Section|Page|Next|Previous|Documentation|Manual|Guide|Reference|Index|Appendix|Figure|Table|Heading|Paragraph|Bold|Italic|Styles|Note|Notes|Notebook|Notebooks|Untitled|Outline|References|Abstract|Glossary|Version|Changelog|Warning|Example|See also|Markdown|Preview|Words|Characters|Bookmarks|Annotations|Highlight|Zoom|Fit width|Files|Folders|Folder|Documents|Downloads|Name|Size|Modified|Type|Recent|Trash|Places|Pictures|Music|Videos|File manager',
      items:
        'Overview|Requirements|Configuration|Usage|Troubleshooting|License|Support|Background|Method|Results|Discussion|Conclusion|Appendix A|First steps|Known issues|Upgrading',
      tags: 'documentation|text|notes|manual',
    },
    email: {
      titles:
        'Your order has shipped|Meeting moved to Thursday|Welcome to the club|Security alert for your account|Invitation to interview|Booking confirmed|Minutes of the meeting|Question about your invoice|Weekly newsletter|Holiday plans|Re: Contract draft|Password reset|Inbox|Unified inbox|Drafts',
      labels:
        'Inbox|Sent|Drafts|Spam|Trash|Junk|Starred|Archive|Outbox|Compose|Reply|Reply all|Forward|From|To|Cc|Bcc|Subject|Attachment|Attachments|Mail|Email|Message|Folders|Mark as read|Unread|Newsletters|New message|Labels|Snooze|Move to|Important|Signature|Send|Send later|to me|Conversation|Accounts|Mailbox|Unsubscribe|Delete|Flagged|Recipients|Identity|Attach',
      items:
        'Dear customer|Hello everyone|Kind regards|Best wishes|Please find attached|Thank you for your order|Looking forward to hearing from you|We are happy to confirm|See you next week|Hi all',
      tags: 'mail|inbox|message|messages',
    },
    error: {
      titles:
        'File could not be saved|This page cannot be reached|Something went wrong|Page not found|Connection lost|Access denied|Unable to open file|The program has stopped working|Not enough disk space|Login failed|Server error|Update failed|Could not connect to the database|An error occurred|Invalid password|Kernel died',
      labels:
        'Error|Warning|Failed|Exception|Traceback|Error code|Try again|Retry|Details|Report|Ignore|Abort|Crash|Troubleshoot|Unexpected error|Fatal|Cannot|Could not|Not found|Timed out|Denied|Invalid|Missing|Problem|404|500|403|Reload|Restart|Send report|Stack trace|refused|unavailable|does not exist|Check your connection|unknown|not responding|failure',
      items:
        'The file is in use by another program.|Check the network cable and try again.|The disk is full or write protected.|You do not have permission to open this file.|The server did not respond in time.|The module could not be found.|The address may be wrong or the page was moved.|An unexpected error occurred while saving.|Please contact your administrator.|The connection was refused.',
      tags: 'problem',
    },
    finance: {
      titles:
        'Current account|Transactions|Savings|Account overview|Portfolio|Send money|Monthly budget|Expenses|Wallet|Credit card|Statement|Scheduled payments|Balance|Group expenses|Crypto wallet|Accounts',
      labels:
        'Balance|Available|Account|Accounts|Transfer|Transaction|Transactions|Payee|Amount|Deposit|Withdrawal|Income|Expense|Expenses|Budget|Savings|Payment|Payments|Bank|Loan|Interest|Category|Debit|Credit|Currency|Exchange rate|IBAN|Send|Receive|Request|Fee|Wallet|Statement|Stocks|Shares|Portfolio|Price|Market|Buy|Sell|Balance due|Pending|Cleared|Reconciled|Spent|Remaining|Net worth|Scheduled|Operation|Recurring|Coins|Paid by|Reimburse|Owes',
      items:
        'Salary|Rent|Groceries|Electricity|Insurance|Card payment|Cash withdrawal|Transfer to savings|Mobile phone|Restaurant|Fuel|Gym membership|Dividend|Refund|Pharmacy|Bus pass',
      tags: 'bank|payment|money|account|transactions|budget',
    },
    invoice: {
      titles: '',
      labels:
        'Invoice|Invoice number|Invoice date|Due date|Bill to|Ship to|Billing address|Description|Quantity|Qty|Unit price|Amount|Subtotal|Tax|VAT|Total|Total due|Payment terms|Balance due|Customer number|Purchase order|Net 30|Bank details|IBAN|BIC|Thank you for your business|Terms|Discount|Tax ID|Rate|Hours|Order number|Customer|Net|Gross',
      items:
        'Design work|Consulting|Hosting, 12 months|Travel costs|Support package|Domain name|Installation|Spare parts|Training day|Maintenance',
      tags: 'payment|billing|bill|finance',
    },
    map: {
      titles:
        'Route|Directions|Nearby|Trip details|Walking tour|Rain radar|Places|Hiking trail|Saved places|Stations',
      labels:
        'Directions|Route|Routes|km|mi|min|Traffic|Start|Destination|Via|Walk|Bike|Drive|Car|Layers|Satellite|Terrain|Map|Zoom|Nearby|Restaurants|Petrol stations|Hotels|Parking|Search here|Your location|Turn left|Turn right|Continue straight|Exit|Roundabout|Arrive|Navigation|Street|Road|Avenue|Waypoint|Elevation|Longitude|Latitude|Scale|Offline maps|GPS|Track|Recorded tracks|Compass|Atlas|Globe|OpenStreetMap contributors|Bus stop|Legend',
      items:
        'North Road|Mill Lane|Bridge Street|Lake Drive|Church Hill|King Street|Castle Park|High Street|Forest Path|Station Road|Hospital|University|Town Hall|Stadium|Zoo|Cathedral',
      tags: 'route|navigation|travel|location',
    },
    notification: {
      titles: 'Notifications|Notification centre|Lock screen',
      labels:
        'Notifications|Clear all|Mark all as read|now|5 min ago|1 h ago|Missed call|New message|Silent|Manage|Swipe up to open|Do not disturb|Battery low|Charging|Alarm|Alert|Alerts|Mentions|mentioned you|assigned you|commented on|followed you|liked your post|Parcel delivered|Reminder|Emergency call|Unlock|Face ID|Unread notifications|Dismiss|Update available|Activity',
      items:
        'Your parcel arrives today|2 missed calls|Low battery: 15% left|Backup completed|New sign-in from Chrome|Rain starts in 20 minutes|Payment received|Your table is booked|Update installed|3 new messages|Meeting in 15 minutes|Storage almost full',
      tags: 'notifications|alert|reminder',
    },
    photo: {
      titles:
        'Summer holiday|Gallery|Photos|Albums|Camera roll|Edit photo|Image editor|IMG_2043.jpg|Wedding album|Pictures',
      labels:
        'Crop|Rotate|Brightness|Contrast|Saturation|Filters|Red eye|Resize|Slideshow|Album|Albums|Photos|Photo|Gallery|Camera|Favourites|Thumbnail|Zoom|Image|Images|Pictures|EXIF|Aperture|ISO|Exposure|Shutter|Focal length|Flash|Selfies|Videos|Screenshots|Memories|Histogram|Brush|Layers|Sharpen|Effects|Flip|Straighten|Full screen|Shot|Portrait|Import photos',
      items: 'Beach|Mountains|Family|Food|Pets|Garden|City|Snow|Sunset|Friends|Flowers|Concert',
      tags: 'image|picture|photos|gallery',
    },
    receipt: {
      titles: '',
      labels:
        'Receipt|Total|Subtotal|Cash|Change|Card|Visa|Mastercard|VAT|Tax|Cashier|Till|Thank you|Please come again|Qty|Item|Table|Server|Tip|Date|Time|Terminal|Approved|Auth code|Paid|Register|Store|Items|You saved|Opening hours|Contactless|Debit',
      items:
        'Espresso|Cappuccino|Croissant|Sandwich|Orange juice|Salad|Soup|Muffin|Tea|Water|Bananas|Butter|Pasta|Yoghurt|Chocolate|Eggs|Rice',
      tags: 'payment|purchase|shop|food',
    },
    recipe: {
      titles:
        'Tomato soup|Lemon cake|Chicken curry|Vegetable lasagne|Chocolate muffins|Apple pie|Pumpkin risotto|Beef tacos|Pancakes|Fish stew|Potato salad|Banana bread|Recipes|My recipes',
      labels:
        'Ingredients|Instructions|Method|Preparation|Directions|Serves|Servings|Prep time|Cook time|Total time|minutes|Difficulty|Easy|Calories|Step 1|Step 2|tbsp|tsp|cup|cups|g|ml|pinch|Recipe|Recipes|Cookbook|Bake|Oven|Nutrition|Portions|Yield|Source|Category|Dessert|Main course|Starter|Vegetarian|Rating|Cuisine|Meal planner|Shopping list|Notes',
      items:
        '200 g flour|2 eggs|1 onion, chopped|3 tbsp olive oil|1 tsp salt|250 ml milk|100 g butter|2 cloves garlic|1 tin tomatoes|500 g potatoes|a pinch of pepper|150 g sugar|Heat the oil in a large pan.|Stir in the flour and cook for 2 minutes.|Bake for 25 minutes until golden.|Season with salt and pepper.|Chop the onion and garlic.|Mix butter and sugar in a bowl.|Simmer over low heat, stirring.|Leave to cool and serve.',
      tags: 'food|cooking|ingredients|baking',
    },
    settings: {
      titles:
        'Settings|Preferences|General|Privacy|Network|Display|Appearance|Account settings|Keyboard shortcuts|Configure|Notifications|Security|Editor|Backup|Advanced|Options|About|Plugins|Sound|Properties|Permissions|Edit rule|Storage|Connection|Language',
      labels:
        'Settings|Preferences|General|Advanced|Appearance|Theme|Dark mode|Language|Notifications|Privacy|Security|Password|Change password|Backup|Storage|Network|Display|Sound|Enable|Enabled|Disabled|Disable|Default|Automatically|Font|Font size|Show|Hide|Use|Allow|Behavior|Behaviour|Shortcuts|Plugins|Extensions|Accounts|Sync|Updates|Check for updates|About|Restore defaults|Apply|Cancel|OK|Reset|Options|On startup|Interval|Minutes|Timeout|Proxy|Port|Server|Username|Permissions|Configure|Confirm|Import|Export|Location|Limit|Maximum|Toggle|Customize|Colors|Background|Layout|Sort by|Keyboard|Mouse|Printer|Bluetooth|Wi-Fi|Battery|Device|Profile|Two-factor authentication|Rule|Action|Condition|Value|Title|Description|Required|Optional|Auto save|Encryption|Database|Recycle bin|Delay|Tooltip|Panel|Icons',
      items:
        'Show hidden files|Open links in new tab|Remember last position|Ask before deleting|Start with the system|Use system colours|Send usage statistics|Play sounds|Show notifications|Enable spell checking|Save files automatically|Show line numbers|Use large icons|Confirm before closing|Keep history for 30 days|Enable compression|Download over Wi-Fi only|Lock the screen|Show week numbers|Group similar windows|Wrap long lines|Show tooltips',
      tags: 'preferences|options|configuration|software',
    },
    shopping: {
      titles:
        'Shopping cart|Your order|Checkout|Order summary|Orders|Shopping list|My cards|Products|Wish list|Running shoes|Rain jacket|Coffee grinder|Groceries|Deals of the day|Order 1042',
      labels:
        'Add to cart|Buy now|Cart|Basket|Checkout|Price|Free delivery|Delivery|Shipping|In stock|Out of stock|Quantity|Size|Colour|Reviews|Rating|Sale|Discount|Coupon|Wishlist|Orders|Order|Order number|Customer|Fulfilled|Unfulfilled|Refund|Returns|Product|Products|Shop|Store|Place order|Payment method|Shipping address|Total|Items|Categories|Bestseller|Add to list|Loyalty card|Voucher|Barcode|Variants|Supermarket|Offers|Compare|Stock|SKU|Track order|Bought',
      items: '',
      tags: 'shop|order|store|product|products|list',
    },
    slide: {
      titles:
        'Roadmap 2026|Our mission|Results of the third quarter|Why now?|Next steps|Agenda|Market overview|The team|Lessons learned|Customer journey|Thank you|Architecture at a glance',
      labels:
        'Slide|Presentation|Agenda|Next steps|Questions?|Thank you|Speaker notes|Confidential|Overview|Goals|Vision|Strategy|Timeline|Key results|Q1|Q2|Q3|Q4|Slideshow|Insert|Transitions|Animations|Design|Present',
      items:
        'Faster onboarding|Lower costs|Two new markets|Hire a designer|Better search|Focus on quality|Pilot with three schools|Launch in autumn|Grow the community|Simpler pricing|Measure what matters|Stronger partners',
      tags: 'presentation|slides|meeting',
    },
    social: {
      titles: '',
      labels:
        'Like|Likes|Comment|Comments|Share|Follow|Following|Followers|Post|Posts|Repost|Reposts|Reply|Replies|Upvote|Timeline|Feed|Trending|Profile|Mentions|Community|Communities|Subscribe|Joined|views|retweets|boosts|Favourite|Hashtags|Explore|Friends|For you|Hot|Local|Federated|Top|points|hours ago|Write a comment|Add a comment|Friend request|Stories|Public|Instance|Original poster|crosspost|Toot|Boost|Bookmarks',
      items: '',
      tags: 'post|posts|comments|comment',
    },
    spreadsheet: {
      titles:
        'Budget 2026|Sales by region|Inventory|Timesheet|Expenses.xlsx|Members.ods|Grades|Price list|Sheet1|Advanced filter|Function wizard|Sort|Pivot table|Disk usage|Table',
      labels:
        'Sheet1|Sheet2|Insert|Format|Formula|Formulas|Data|Cell|Cells|Row|Rows|Column|Columns|SUM|AVERAGE|Filter|Sort|Pivot table|Function|Range|Merge cells|Total|Chart|Borders|Conditional formatting|Spreadsheet|Table|Freeze|Workbook|Worksheet|Statistics|Data range|Size|Free|Used|Usage|Mount point|Department|Quantity|Unit',
      items:
        'January|February|March|April|North|South|East|West|Rent|Food|Travel|Salary|Paper|Screws|Cables|Team A|Team B|Marketing|Sales|Support|Research',
      tags: 'table|data|sheet|numbers',
    },
    terminal: {
      titles: '',
      labels:
        'Terminal|bash|zsh|Console|Shell|root|usr|bin|etc|home|sudo|installed|Reading|Building|done|packages|total|Starting|running|active|PID|port|localhost|warning|info|version|usage|options|command|Session|Log|exit|DEBUG|INFO|WARN',
      items: '',
      tags: 'shell|console|command|linux|bash',
    },
    travel: {
      titles:
        'Boarding pass|Your trip|Departures|Train ticket|Flight details|Itinerary|My bookings|Hotel reservation|Arrivals|Trips|Connections|E-ticket',
      labels:
        'Departure|Arrival|Departures|Arrivals|Gate|Seat|Boarding|Flight|Terminal|Passenger|Passengers|Platform|Train|Bus|Line|Ticket|Tickets|Class|Economy|Booking|Booking reference|Check-in|Check-out|Nights|Guests|Hotel|Room|One way|Return|Transfer|Transfers|Duration|Delay|On time|Itinerary|Reservation|Stops|Stop|Track|Coach|Baggage|Luggage|Trip|Trips|From|To|Connection|Tram|Metro|Station|Airport|Depart|Journey',
      items: 'Berlin|Paris|Rome|London|Oslo|Lisbon|Vienna|Madrid|Hamburg|Lyon|Porto|Milan',
      tags: 'trip|ticket|journey|flight|train|transport',
    },
    weather: {
      titles: 'Oslo|Lisbon|Boston|Weather|Forecast|Vienna|Dublin|Chicago|Prague|7-day forecast',
      labels:
        'Weather|Forecast|Feels like|Humidity|Wind|Rain|Sunny|Cloudy|Partly cloudy|Clear|Snow|Thunderstorm|Showers|UV index|Pressure|Visibility|Sunrise|Sunset|Precipitation|High|Low|Hourly|Daily|Tomorrow|Air quality|Dew point|km/h|mph|hPa|mm|Chance of rain|Gusts|Fog|Drizzle|Temperature|Radar|Locations|Clouds|Degrees|Overcast|Moon|Storm warning|7 days|Week',
      items:
        'Light rain|Mostly sunny|Scattered clouds|Heavy snow|Clear sky|Strong wind|Foggy|Sun and clouds',
      tags: 'forecast|temperature|rain|wind',
    },
  },
};
